/** Resolution in milliseconds. */
const STEP = 1000;

/**
 * Rounds the time of this process down, so that many events share an instant. Code that sorts or names events by time then always fails,
 * not only on a fast machine.
 */
export function coarsenClock(): void {
  const { Date: Real } = globalThis;
  if (Real.now.name === "coarseNow") return;
  const { now } = Real;
  Real.now = function coarseNow() {
    return Math.floor(now() / STEP) * STEP;
  };
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [Real.now()] : args, newTarget),
  });
}
