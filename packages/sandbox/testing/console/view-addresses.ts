import { type Client, unwrap } from "@assessment-api/control";

/** Every view of the console with something looked at in it, by name. */
export async function viewAddresses(
  control: Client,
  organizationId: string,
): Promise<[name: string, address: string][]> {
  const path = { id: organizationId };
  const events = await unwrap(control.GET("/organizations/{id}/events", { params: { path, query: { count: 100 } } }));
  const { candidateId = "", assessmentId = "" } = events.items.at(-1) ?? {};
  const journal = await unwrap(control.GET("/organizations/{id}/journal", { params: { path, query: { count: 100 } } }));
  const entries = typeof journal === "string" ? [] : journal.items;
  const request = entries.find(({ kind, status }) => kind === "REQUEST" && status === 201)?.id ?? "";
  const refused = entries.find(({ refusal }) => refusal !== undefined)?.id ?? "";
  void assessmentId;
  return [
    ["today", "today"],
    ["journal", "journal"],
    ["entry", `journal/${request}`],
    ["refusal", `journal/${refused}`],
    ["explanation", `explanations/${refused}`],
    ["candidates", "candidates"],
    ["candidate", `candidates/${candidateId}`],
    ["empty", "candidates?query=nobody"],
    ["missing", "candidates/cnd_0"],
  ].map(([name = "", address]) => [name, `#/${organizationId}/${address}`]);
}
