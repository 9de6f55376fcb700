import { type Client, type Organization, unwrap } from "@assessment-api/control";

export async function fillOrganization(control: Client, id: string, receiver: string): Promise<Organization> {
  const path = { id };
  const of = { params: { path } };
  const organization = await unwrap(
    control.POST("/organizations/{id}/reset", { ...of, body: { seed: "demo", seedValue: "console" } }),
  );
  for (const apiVersion of ["V1", "V2"] as const)
    await unwrap(control.POST("/organizations/{id}/webhooks", { ...of, body: { url: receiver, apiVersion } }));
  await unwrap(control.POST("/organizations/{id}/snapshots", { ...of, body: { name: "Before the tour" } }));
  await unwrap(
    control.POST("/organizations/{id}/faults", { ...of, body: { version: "V3", outcome: 503, share: 0.5 } }),
  );
  const send = async (method: "GET" | "POST", address: string, body?: object) => {
    const call = { version: "V2" as const, method, path: address, ...(body && { body: JSON.stringify(body) }) };
    const response = await unwrap(control.POST("/organizations/{id}/calls", { ...of, body: call }));
    return JSON.parse(response.body ?? "null");
  };
  const { _embedded: tests } = await send("GET", "/tests");
  for (const [index, name] of ["ada", "grace", "edsger"].entries()) {
    const invitation = { email: `${name}@example.com`, firstName: name, testId: tests.tests[0].id };
    const { _embedded: invited } = await send("POST", "/invitations", invitation);
    const assessment = { params: { path: { id: invited.assessment.id as string } } };
    if (index > 0) await unwrap(control.POST("/assessments/{id}/start", assessment));
    if (index > 1) {
      await unwrap(control.POST("/assessments/{id}/answer", { ...assessment, body: { auto: "random" } }));
      await unwrap(control.POST("/assessments/{id}/submit", { ...assessment, body: {} }));
    }
  }
  await send("GET", "/candidates?status=FOO");
  await unwrap(control.POST("/clock/advance", { body: { duration: "PT10S" } }));
  return organization;
}
