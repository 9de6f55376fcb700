/** A mistake that a user can mend on the command line or in the configuration; `message` is one line without a full stop. */
export class UsageError extends Error {}
