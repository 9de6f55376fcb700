/** The machine is too slow. It says nothing about the snippet. */
export class BusyError extends Error {
  override name = "BusyError";

  /** @param what did not finish in time */
  constructor(what: string, milliseconds: number) {
    super(
      `The machine is too busy: ${what} within ${milliseconds / 1000} s. Nothing is wrong with the snippet; try again.`,
    );
  }
}
