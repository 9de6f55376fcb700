const time = "(?<time>\\d\\d:\\d\\d:\\d\\d)";

/** HTTP dates (RFC 9110, 5.6.7): the current form, RFC 850, and asctime. */
const dates = [
  `^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?<day>\\d\\d) (?<month>...) (?<year>\\d{4}) ${time} GMT$`,
  `^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?<day>\\d\\d)-(?<month>...)-(?<year>\\d\\d) ${time} GMT$`,
  `^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?<month>...) (?<day>[ \\d]\\d) ${time} (?<year>\\d{4})$`,
].map((form) => new RegExp(form));

function readDate(text: string): number | undefined {
  for (const form of dates) {
    const { day = "", month, year = "", time } = form.exec(text)?.groups ?? {};
    if (!month) continue;
    const century = year.length > 2 ? "" : Number(year) < 70 ? "20" : "19";
    const date = `${day.replace(" ", "0")} ${month} ${century}${year} ${time} GMT`;
    const ms = Date.parse(date);
    // Reject dates such as 31 February, which Date.parse accepts.
    return Number.isNaN(ms) || new Date(ms).toUTCString().slice(5) !== date ? undefined : ms;
  }
  return undefined;
}

/** Returns the wait from `Retry-After` (RFC 9110, 10.2.3: seconds or a date) in milliseconds; undefined if invalid. */
export function retryAfter(response: Response, now: number): number | undefined {
  const value = response.headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = readDate(value);
  return date === undefined ? undefined : Math.max(0, date - now);
}
