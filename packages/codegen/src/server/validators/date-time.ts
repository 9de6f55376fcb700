const days = String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])`;
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?[Zz]`;

/**
 * The format `date-time` (RFC 3339, 5.6), days of each month and leap years included. As one expression it takes a fraction of
 * the time of Ajv's own check, and most values with a format in responses are timestamps.
 */
export const dateTime = new RegExp(`^(?:\\d{4}-(?:${days})|${leapYear}-02-29)[Tt](?:${time})$`);
