const month = "(?:0[1-9]|1[0-2])";
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const days = String.raw`${month}-(?:0[1-9]|1\d|2[0-8])|(?!02)${month}-(?:29|30)|(?:0[13578]|1[02])-31|(?<=${leapYear}-)02-29`;
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?[Zz]`;

/**
 * The format `date-time` (RFC 3339, 5.6). One expression is much faster than Ajv's check. Uses `\d\d\d\d`, because V8
 * compiles `\d{4}` to a loop, a third slower.
 */
export const dateTime = new RegExp(`^\\d\\d\\d\\d-(?:${days})[Tt](?:${clock})$`);

/** The formats `date` and `time`, with the same grammar. */
export const date = new RegExp(`^\\d\\d\\d\\d-(?:${days})$`);
export const time = new RegExp(`^(?:${clock})$`);
