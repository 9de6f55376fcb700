import { programs, writeConsumer } from "./consumers.ts";

/**
 * Writes a program of about `lines` lines: copies of the golden consumers, a page that calls each copy, and code
 * without the API. Returns the number of lines.
 */
export async function writeLargeConsumer(folder: string, lines: number): Promise<number> {
  const sources: Record<string, string> = {};
  const templates = [...programs()];
  let written = 0;
  const add = (name: string, text: string) => {
    sources[`src/${name}.ts`] = text;
    written += text.split("\n").length - 1;
  };
  for (let index = 0; written < lines; index += 1) {
    const [name = "", text = ""] = templates[index % templates.length] ?? [];
    const area = `area${index}`;
    add(`${area}/${name}`, text.replaceAll('"../shop/', '"../../shop/'));
    add(`${area}/stock`, stock(index));
    add(`${area}/page`, pageOf(name));
  }
  await writeConsumer(folder, sources);
  return written;
}

const CALLS: Record<string, [imports: string, body: string]> = {
  backoffice: ["listRows", "const rows = await listRows();\n  return rows.map((row) => row.trim());"],
  checkout: ["buy", 'const id = await buy("c1", "s1", "t");\n  return [id.toUpperCase()];'],
  cleanup: ["removeCanceled", 'await removeCanceled();\n  return ["done"];'],
  crm: ["promote", 'const greeting = await promote("c1");\n  return greeting.split(" ");'],
  dashboards: ["week", 'const [sum, most] = await week(["2026-03-02"]);\n  return [sum.toFixed(2), most.toFixed(2)];'],
  editor: ["annotate", 'const text = await annotate("o1", "late");\n  return text.split(", ");'],
  exporter: [
    "exportPage",
    "const parts: string[] = [];\n  await exportPage((text) => parts.push(text));\n  return parts;",
  ],
  mailer: [
    "mailFor",
    "const mails = [mailFor(window as never)];\n  return mails.flatMap((mail) => (mail ? [mail.to, mail.subject] : []));",
  ],
};

function pageOf(name: string): string {
  const [imported = "", body = ""] = CALLS[name] ?? [];
  return `import { ${imported} } from "./${name}.ts";
import { Ledger, summaryOf } from "./stock.ts";

export async function load(): Promise<string[]> {
  ${body}
}

export async function render(title: string): Promise<string> {
  const ledger = new Ledger(title);
  for (const text of await load()) ledger.add({ id: text, name: text, count: text.length, state: "new", tags: [] });
  return summaryOf(ledger.entries);
}
${business("Page")}`;
}

const stock = (index: number) => `export interface Entry {
  id: string;
  name: string;
  count: number;
  state: "new" | "kept" | "removed";
  tags: string[];
}

export class Ledger {
  readonly entries: Entry[] = [];
  private readonly byId = new Map<string, Entry>();
  constructor(readonly title: string) {}
  add(entry: Entry): void {
    this.entries.push(entry);
    this.byId.set(entry.id, entry);
  }
  find(id: string): Entry {
    const found = this.byId.get(id);
    if (!found) throw new RangeError(\`\${this.title} ${index} has no \${id}\`);
    return found;
  }
}

export function summaryOf(entries: readonly Entry[]): string {
  const counts = entries.reduce<Record<string, number>>((sums, { state, count }) => {
    sums[state] = (sums[state] ?? 0) + count;
    return sums;
  }, {});
  return Object.entries(counts)
    .map(([state, count]) => \`\${state}: \${count}\`)
    .join(", ");
}
${business("Stock")}`;

const business = (name: string) => `
interface ${name}Row {
  key: string;
  label: string;
  amount: number;
  due: Date | undefined;
  status: "open" | "closed" | "late";
}

export const ${name}Order = (a: ${name}Row, b: ${name}Row): number => a.label.localeCompare(b.label) || b.amount - a.amount;

export function group${name}(rows: readonly ${name}Row[], now: Date): Map<string, ${name}Row[]> {
  const groups = new Map<string, ${name}Row[]>();
  for (const row of rows) {
    const status = row.due && row.due.getTime() < now.getTime() && row.status === "open" ? "late" : row.status;
    const list = groups.get(status) ?? [];
    list.push({ ...row, status });
    groups.set(status, list);
  }
  return groups;
}

export function next${name}(status: ${name}Row["status"], event: { type: "pay" | "expire"; at: Date }): ${name}Row["status"] {
  switch (status) {
    case "open":
      return event.type === "pay" ? "closed" : "late";
    case "late":
      return event.type === "pay" ? "closed" : "late";
    case "closed":
      return "closed";
  }
}

export function table${name}(rows: readonly ${name}Row[]): string {
  const widths = rows.reduce(
    (most, { key, label }) => ({ key: Math.max(most.key, key.length), label: Math.max(most.label, label.length) }),
    { key: 3, label: 5 },
  );
  const lines = [...rows].sort(${name}Order).map(({ key, label, amount, due }) =>
    [
      key.padEnd(widths.key),
      label.padEnd(widths.label),
      amount.toFixed(2).padStart(12),
      due?.toISOString().slice(0, 10) ?? "",
    ].join(" | "),
  );
  const total = rows.filter(({ status }) => status !== "closed").reduce((sum, { amount }) => sum + amount, 0);
  return [...lines, \`\${rows.length} rows, \${total.toFixed(2)} open\`].join("\\n");
}

export async function retry${name}<T>(attempts: number, run: (attempt: number) => Promise<T>): Promise<T> {
  let last: unknown;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      last = error;
    }
  }
  throw last instanceof Error ? last : new Error(String(last));
}
`;
