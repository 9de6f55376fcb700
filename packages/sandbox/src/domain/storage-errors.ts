/** Nothing changed unless the message says otherwise. The message is for users. */
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

/** The transaction may be fully, partly or not stored. */
export class UnknownOutcomeError extends StoreUnavailableError {
  override name = "UnknownOutcomeError";

  constructor(reason: string, options?: ErrorOptions) {
    const outcome =
      "The request may or may not have been carried out. Read the resource before you send the request again.";
    super(reason, { ...options, outcome });
  }
}

/** The store works but is overloaded. */
export class StoreBusyError extends StoreUnavailableError {
  override name = "StoreBusyError";

  constructor() {
    super("too many requests wait for a database connection");
  }
}

/** The process is ending. */
export class StoreClosedError extends StoreUnavailableError {
  override name = "StoreClosedError";

  constructor(options?: ErrorOptions) {
    super("the sandbox is stopping", options);
  }
}

/** No space left; reads still work. */
export class StorageFullError extends StoreUnavailableError {
  override name = "StorageFullError";

  constructor(options?: ErrorOptions) {
    super("the disk is full", options);
  }
}

/** A sandbox setting has an invalid stored value. */
export class DamagedSettingError extends Error {
  override name = "DamagedSettingError";

  /** @param otherwise completes "Without it" */
  constructor(setting: string, otherwise: string) {
    super(
      `The setting ${setting} in the database is damaged. To continue without the setting, run DELETE FROM settings WHERE name = '${setting}'; then ${otherwise}.`,
    );
  }
}
