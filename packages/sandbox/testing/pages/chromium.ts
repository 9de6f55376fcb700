import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const places = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Finds Chromium: environment variable CHROMIUM, then the usual places. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...places];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
