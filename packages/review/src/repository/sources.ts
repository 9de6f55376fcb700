import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Place } from "../model/finding.ts";
import { tokensOf } from "../model/pointer.ts";

interface Spot {
  file: string;
  node: Node;
  offset: number;
}

export interface Sources {
  locate(pointer: string): Place | undefined;
}

export function createSources(root: string, path: string): Sources {
  const start = join(root, path);
  const files = new Map<string, { contents: Node; lines: LineCounter } | undefined>();
  const load = (file: string) => {
    if (!files.has(file)) {
      const lines = new LineCounter();
      const contents = existsSync(file)
        ? parseDocument(readFileSync(file, "utf8"), { lineCounter: lines }).contents
        : null;
      files.set(file, contents ? { contents: contents as Node, lines } : undefined);
    }
    return files.get(file);
  };
  const whole = (file: string): Spot | undefined => {
    const loaded = load(file);
    return loaded && { file, node: loaded.contents, offset: loaded.contents.range?.[0] ?? 0 };
  };
  const follow = (spot: Spot): Spot => {
    let at = spot;
    for (let hops = 0; hops < 20; hops += 1) {
      const reference = isMap(at.node) ? at.node.get("$ref") : undefined;
      if (typeof reference !== "string") return at;
      const [path = "", fragment = ""] = reference.split("#");
      const target = whole(path ? join(dirname(at.file), decodeURIComponent(path)) : at.file);
      const inside = target && walk(target, tokensOf(`#${fragment}`)).at(-1);
      if (!inside) return at;
      at = inside;
    }
    return at;
  };
  const steps = (spot: Spot, token: string): Spot[] => {
    const { file, node } = follow(spot);
    if (isSeq(node)) {
      const item = node.items[Number(token)] as Node | undefined;
      return item ? [{ file, node: item, offset: item.range?.[0] ?? 0 }] : [];
    }
    if (!isMap(node)) return [];
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === token);
    const parts = node.get("allOf");
    return [
      ...(pair?.value ? [{ file, node: pair.value as Node, offset: (pair.key as Node).range?.[0] ?? 0 }] : []),
      ...(isSeq(parts) ? (parts.items as Node[]) : []).flatMap((part) =>
        steps({ file, node: part, offset: part.range?.[0] ?? 0 }, token),
      ),
    ];
  };
  const walk = (from: Spot, [token, ...rest]: string[]): Spot[] => {
    if (token === undefined) return [from];
    const ways = steps(from, token).map((next) => walk(next, rest));
    const furthest = ways.reduce<Spot[]>((best, way) => (way.length > best.length ? way : best), []);
    return [from, ...furthest];
  };

  const components = indexFiles(dirname(start));
  return {
    locate(pointer) {
      const origin = whole(start);
      if (!origin) return undefined;
      const tokens = tokensOf(pointer);
      let spots = walk(origin, tokens);
      if (tokens[0] === "components" && spots.length <= 3) {
        const file = components.get(`${tokens[1]}/${tokens[2]}`) ?? components.get(tokens[2] ?? "");
        const component = file && whole(file);
        if (component) spots = walk(component, tokens.slice(3));
      }
      const spot = spots.at(-1) ?? origin;
      const line = load(spot.file)?.lines.linePos(spot.offset).line ?? 1;
      return { file: relative(root, spot.file), line };
    },
  };
}

/** Indexes files by name; `components/` first, because components are named after their files. */
function indexFiles(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ya?ml|json)$/.test(entry.name)) continue;
    const name = entry.name.replace(/\.(ya?ml|json)$/, "");
    const path = join(entry.parentPath, entry.name);
    const inFolder = `${basename(entry.parentPath)}/${name}`;
    if (!found.has(inFolder) || basename(dirname(entry.parentPath)) === "components") found.set(inFolder, path);
    if (!found.has(name)) found.set(name, path);
  }
  return found;
}
