import { ApiError, createClient, unwrap } from "@assessment-api/v2";

/** Page under test: lists candidates, shows one and creates one. Texts of the API are never markup. */
export function showCandidates(root: HTMLElement, baseUrl = "/v2"): void {
  const client = createClient({ baseUrl: new URL(baseUrl, location.href).href, apiKey: "any" });
  const status = element("p", { role: "status" });
  const alert = element("p", { role: "alert" });
  const list = element("ul");
  const detail = element("p", { class: "detail" });
  const email = element("input", { name: "email", "aria-label": "E-mail" });
  let shown = 0;

  async function attempt(work: () => Promise<void>): Promise<void> {
    status.textContent = "Loading …";
    alert.textContent = "";
    try {
      await work();
    } catch (error) {
      status.textContent = "";
      alert.textContent = messageOf(error);
    }
  }

  const load = (page: number) =>
    attempt(async () => {
      const query = { page, ...(location.hash && { query: decodeURIComponent(location.hash.slice(1)) }) };
      const found = await unwrap(client.GET("/candidates", { params: { query } }));
      if (page === 0) list.replaceChildren();
      list.append(
        ...found._embedded.candidates.map(({ id, email, firstName, status }) => item(id, firstName ?? email, status)),
      );
      shown = list.children.length;
      status.textContent = shown === 0 ? "No candidates" : `${shown} of ${found.page.totalElements}`;
    });

  function item(id: string, name: string, state: string): HTMLElement {
    const open = button(name, () =>
      attempt(async () => {
        const one = await unwrap(client.GET("/candidates/{id}", { params: { path: { id } } }));
        detail.textContent = `${one.firstName ?? "no first name"}: ${one.status}`;
        status.textContent = "Opened";
      }),
    );
    const line = element("li");
    line.append(open, ` ${state}`);
    return line;
  }

  const create = () =>
    attempt(async () => {
      const { email: created } = await unwrap(client.POST("/candidates", { body: { email: email.value } }));
      status.textContent = `Created ${created}`;
    });

  root.replaceChildren(
    element("h1", {}, "Candidates"),
    status,
    alert,
    list,
    button("More", () => load(Math.ceil(shown / 10))),
    button("Reload", () => load(0)),
    email,
    button("Create", create),
    detail,
  );
  void load(0);
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "No connection";
  const wait = error.response.headers.get("retry-after");
  return `${error.status}: ${error.details ?? error.message}${wait === null ? "" : ` Wait ${wait} s.`}`;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  text = "",
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

function button(text: string, act: () => void): HTMLElement {
  const made = element("button", { type: "button" }, text);
  made.addEventListener("click", act);
  return made;
}
