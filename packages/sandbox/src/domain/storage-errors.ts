/** The store can neither be read nor changed at present; the request has changed nothing. The message is for users. */
export class StoreUnavailableError extends Error {
  override name = "StoreUnavailableError";
  /** Completes "…, because". */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`The sandbox cannot use its database: ${reason}. Nothing was changed.`, options);
    this.reason = reason;
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
