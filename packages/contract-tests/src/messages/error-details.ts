import type { ReceivedResponse } from "./send.ts";

export function detailsOf({ status, body }: ReceivedResponse): string | undefined {
  if (status < 400) return undefined;
  const text = new TextDecoder().decode(body.subarray(0, 4000));
  try {
    const { details, message, validationErrors } = JSON.parse(text);
    const fields = Array.isArray(validationErrors)
      ? validationErrors.map((one) => `${one?.field}: ${one?.message}`)
      : [];
    const said = [details, message].find((one) => typeof one === "string");
    const all = [said, ...fields].filter(Boolean).join("; ");
    if (all !== "") return all.slice(0, 300);
  } catch {}
  return text.replace(/\s+/g, " ").slice(0, 200) || undefined;
}
