import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatCount } from "../../format.ts";
import { Show } from "../../ui/loaded.tsx";

export function DeletedData() {
  const of = { query: { count: 1 } };
  const counts = [
    ["candidates", useData<Paged>(call("V2", "get", "/candidates", { query: { count: 1 } }))],
    ["people", useData<Paged>(call("control", "get", "/organizations/{id}/people", of))],
    ["mails", useData<Paged>(call("control", "get", "/organizations/{id}/mails", of))],
    ["webhooks", useData<Paged>(call("control", "get", "/organizations/{id}/webhooks", of))],
  ] as const;
  return (
    <>
      <p>This deletes:</p>
      <ul>
        {counts.map(([name, loaded]) => (
          <li key={name}>
            <Show of={loaded}>{({ page }) => formatCount(page.totalElements)}</Show> {name}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Paged {
  readonly page: { readonly totalElements: number };
}
