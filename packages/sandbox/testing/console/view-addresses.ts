import { type Client, unwrap } from "@assessment-api/control";

export async function viewAddresses(
  control: Client,
  organizationId: string,
): Promise<[name: string, address: string][]> {
  const params = { path: { id: organizationId }, query: { count: 100 } };
  const { items: events } = await unwrap(control.GET("/organizations/{id}/events", { params }));
  const { candidateId = "", assessmentId = "" } = events.at(-1) ?? {};
  const journal = await unwrap(control.GET("/organizations/{id}/journal", { params }));
  const entries = typeof journal === "string" ? [] : journal.items;
  const request = entries.find(({ kind, status }) => kind === "REQUEST" && status === 201)?.id ?? "";
  const refused = entries.find(({ refusal }) => refusal !== undefined)?.id ?? "";
  const first = async (
    path: "mails" | "webhooks" | "snapshots" | "tasks" | "people" | "teams" | "skills" | "jobPositions",
  ) => (await unwrap(control.GET(`/organizations/{id}/${path}`, { params }))).items[0]?.id ?? "";
  const invitations = { version: "V2", method: "GET", path: "/invitations" } as const;
  const { body = "" } = await unwrap(
    control.POST("/organizations/{id}/calls", { params: { path: params.path }, body: invitations }),
  );
  const [invitation] = JSON.parse(body)._embedded.invitations;
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
    ["invitations", `invitations/${invitation.id}`],
    ["scoring", `scoring/${assessmentId}`],
    ["waiting", "scoring"],
    ["tests", `tests/${invitation._embedded.assessment._links.test?.href?.split("/").at(-1) ?? ""}`],
    ["tasks", `tasks/${await first("tasks")}`],
    ["people", `people/${await first("people")}`],
    ["teams", `teams/${await first("teams")}`],
    ["skills", `skills/${await first("skills")}`],
    ["positions", `positions/${await first("jobPositions")}`],
    ["certificates", "certificates"],
    ["mails", `mails/${await first("mails")}`],
    ["webhooks", `webhooks/${await first("webhooks")}`],
    ["keys", "keys"],
    ["faults", "faults"],
    ["snapshots", `snapshots/${await first("snapshots")}`],
    ["settings", "settings"],
  ].map(([name = "", address]) => [name, `#/${organizationId}/${address}`]);
}
