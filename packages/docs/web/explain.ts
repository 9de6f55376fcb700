import { callControl } from "./control.ts";

interface Explanation {
  readonly found?: string;
  readonly expected?: string;
  readonly remedy?: string;
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/** Offers the sandbox's explanation of an error below the response; `requestId` comes from its header. */
export function offerReasons(form: HTMLFormElement, requestId: string | null): void {
  const button = form.querySelector<HTMLButtonElement>(".why");
  const list = form.querySelector<HTMLElement>(".reasons");
  if (!button || !list) return;
  list.hidden = true;
  (button.parentElement as HTMLElement).hidden = requestId === null;
  button.onclick = async () => {
    try {
      show(list, reasonsOf(await callControl<Explanation>("GET", `/explanations/${requestId}`)));
    } catch (error) {
      show(list, [["No reasons", (error as Error).message]]);
    }
  };
}

function reasonsOf({ found, expected, remedy, problems }: Explanation): [string, string][] {
  const rows: [string, string | undefined][] = [
    ["Found", found],
    ["Expected", expected],
    ...problems.map(({ field, message }): [string, string] => [field, message]),
    ["How to fix it", remedy],
  ];
  return rows.filter((one): one is [string, string] => one[1] !== undefined);
}

function show(list: HTMLElement, reasons: readonly [string, string][]): void {
  const element = (name: string, textContent: string) => Object.assign(document.createElement(name), { textContent });
  list.replaceChildren(...reasons.flatMap(([name, text]) => [element("dt", name), element("dd", text)]));
  list.hidden = false;
}
