// Page of a front end in development: requests are mocked, and a panel lists them.
import { handlers } from "@assessment-api/mock/msw";
import { mountPanel } from "@assessment-api/mock/panel";
import { createClient } from "@assessment-api/v2";
import { setupWorker } from "msw/browser";

await setupWorker(handlers.v2.listCandidates({ count: 12 }), handlers.v2.unhandled()).start({ quiet: true });
mountPanel(handlers);
const client = createClient({ baseUrl: "https://assessment.example.com/v2", apiKey: "any" });
const list = async () => {
  const { data, response } = await client.GET("/candidates", { params: { query: { count: 20 } } });
  document.title =
    data === undefined ? `rejected with ${response.status}` : `${data._embedded.candidates.length} candidates`;
};
document.body.addEventListener("click", list);
await list();
