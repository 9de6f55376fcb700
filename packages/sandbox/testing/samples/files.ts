import { type Client, unwrap } from "@assessment-api/control";
import { docsFile } from "@assessment-api/docs";

export type SampleFiles = Readonly<Record<string, Uint8Array>>;

export const sampleFiles = async (control: Client, organizationId: string): Promise<SampleFiles> => ({
  // The documentation offers this package.
  "package.zip": docsFile("package.zip")?.bytes ?? new Uint8Array(),
  "colleagues.snapshot.gz": await snapshotFile(control, organizationId),
});

async function snapshotFile(control: Client, id: string): Promise<Uint8Array> {
  const body = { name: "from a colleague" };
  const snapshot = await unwrap(control.POST("/organizations/{id}/snapshots", { params: { path: { id } }, body }));
  const at = { params: { path: { id, snapshotId: snapshot.id } } };
  const file = "/organizations/{id}/snapshots/{snapshotId}/file";
  const bytes: unknown = await unwrap(control.GET(file, { ...at, parseAs: "arrayBuffer" }));
  await control.DELETE("/organizations/{id}/snapshots/{snapshotId}", at);
  return new Uint8Array(bytes as ArrayBuffer);
}
