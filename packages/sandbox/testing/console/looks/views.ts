import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@assessment-api/control";
import type { Page } from "../../pages/playwright.ts";
import { viewAddresses } from "../view-addresses.ts";
import { type Look, lookOf, settling } from "./look.ts";

const kept = [
  "today",
  "journal",
  "explanation",
  "candidates",
  "candidate",
  "empty",
  "scoring",
  "tasks",
  "people",
  "mails",
  "webhooks",
  "keys",
  "snapshots",
  "settings",
];

const widths = [1280, 390];

export async function* eachLook(
  page: Page,
  control: Client,
  organizationId: string,
  origin: string,
): AsyncGenerator<{ view: string; width: number; look: Look }> {
  const settle = settling(page);
  const addresses = await viewAddresses(control, organizationId);
  for (const [view, address] of addresses.filter(([name]) => kept.includes(name))) {
    await page.goto(`${origin}/${address}`);
    await settle();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      yield { view, width, look: await lookOf(page) };
    }
  }
}

const titleOf = (width: number) => `At ${width} pixels\n\n`;
const fileOf = (view: string) => join(import.meta.dirname, `${view}.txt`);

export function keptLook(view: string, width: number): Look {
  if (!existsSync(fileOf(view))) return [];
  const [, part = ""] = readFileSync(fileOf(view), "utf8").split(titleOf(width));
  return (part.split("\n\n", 1)[0] ?? "").trim().split("\n");
}

export const keepLooks = (view: string, looks: ReadonlyMap<number, Look>): void =>
  writeFileSync(fileOf(view), [...looks].map(([width, look]) => `${titleOf(width)}${look.join("\n")}\n`).join("\n"));
