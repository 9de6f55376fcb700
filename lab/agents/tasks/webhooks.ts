import type { Kind } from "../task.ts";

const organization = "const params = { path: { id: world.organizationId } };";

export const webhooks: Kind = {
  name: "mails and webhooks",
  tasks: [
    {
      id: "register-webhook",
      prompt: "Register the endpoint https://hooks.example.com/v2 for events of V2.",
      solution: `return (await v2.registerWebhook({ body: { hookUrl: "https://hooks.example.com/v2" } }));`,
      changes: { "+ webhooks": 1 },
      check: `${organization} return (await control.listWebhooks({ params })).items.some(({ url }) => url === "https://hooks.example.com/v2");`,
    },
    {
      id: "register-and-delete",
      prompt: "Register the endpoint https://hooks.example.com/gone for V1 events, then delete it again.",
      solution: `${organization}
const { id: webhookId } = await control.createWebhook({ params, body: { apiVersion: "V1", url: "https://hooks.example.com/gone" } });
await control.deleteWebhook({ params: { path: { ...params.path, webhookId } } });`,
      changes: { "+ webhooks": 1, "- webhooks": 1 },
    },
    {
      id: "invitation-link",
      prompt:
        "Which link does the invitation mail to tomas.silva@example.com have, under which the test is taken? Give the first link.",
      solution: `${organization}
for await (const { to, kind, links } of control.paginate("/organizations/{id}/mails", { params }))
  if (to === "tomas.silva@example.com" && kind === "INVITATION") return links[0];`,
      changes: {},
      answer: [/\/t\/tkn_/],
    },
    {
      id: "count-mails",
      prompt: "How many invitation mails were sent in all?",
      solution: `${organization}
let count = 0;
for await (const { kind } of control.paginate("/organizations/{id}/mails", { params })) if (kind === "INVITATION") count++;
return count;`,
      changes: {},
      answer: [/\b14\b/],
    },
    {
      id: "feedback-mail",
      prompt: "Send zoe.fontaine@example.com feedback on the assessment: Well done.",
      solution: `const one = (await v2.listCandidates({ params: { query: { query: "zoe.fontaine" } } }))._embedded.candidates[0]!;
await control.giveFeedback({ params: { path: { id: one.id } }, body: { message: "Well done." } });`,
      changes: { "~ candidates": 1, "mail FEEDBACK": 1 },
    },
  ],
};
