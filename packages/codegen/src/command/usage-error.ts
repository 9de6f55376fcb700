/** A mistake on the command line or in the configuration. `message` is one line without a full stop. */
export class UsageError extends Error {}
