/** The store can neither be read nor changed at present. Unless the message says otherwise, the request has changed nothing; it is for users. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
  /** Completes "…, because". */
  readonly reason: string;

  constructor(
    reason: string,
    { outcome = "Nothing was changed.", ...options }: ErrorOptions & { outcome?: string } = {},
  ) {
    super(`The sandbox cannot use its database: ${reason}. ${outcome}`, options);
    this.reason = reason;
  }
}

/** The store failed while a request committed a transaction, or after it had committed one: all of it is done, a part, or nothing. */
export class UnknownOutcomeError extends StoreUnavailableError {
  override name = "UnknownOutcomeError";

  constructor(reason: string, options?: ErrorOptions) {
    const outcome =
      "It is unknown whether the request was carried out: read what it was about before you send it again.";
    super(reason, { ...options, outcome });
  }
}

/** The store works, but too many requests want to use it. */
export class StoreBusyError extends StoreUnavailableError {
  override name = "StoreBusyError";

  constructor() {
    super("too many requests wait for a connection to it");
  }
}

/** There is no room left for what was to be stored; what is stored can be read. */
export class StorageFullError extends StoreUnavailableError {
  override name = "StorageFullError";

  constructor(options?: ErrorOptions) {
    super("the disk is full", options);
  }
}

/** A small value of the sandbox itself is not what it stores under that name. */
export class DamagedSettingError extends Error {
  override name = "DamagedSettingError";

  /** @param otherwise completes "Without it" */
  constructor(setting: string, otherwise: string) {
    super(
      `The setting ${setting} in the database is damaged. Without it ${otherwise}: to go on so, run DELETE FROM settings WHERE name = '${setting}'.`,
    );
  }
}
