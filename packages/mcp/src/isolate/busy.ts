/** The machine is too slow; the snippet is not at fault. */
export class BusyError extends Error {
  override name = "BusyError";

  /** @param what the work that timed out */
  constructor(what: string, milliseconds: number) {
    super(
      `The machine is too busy: ${what} within ${milliseconds / 1000} s. Nothing is wrong with the snippet; try again.`,
    );
  }
}
