/** Follows buttons and links once the service is reachable, and keeps all input until then. */
export const steps = `
  const WAIT = 2000;
  let step, waiting, passing = false;

  /** Returns whether the service responds. */
  async function isReached() {
    const controller = new AbortController();
    const giveUp = setTimeout(() => controller.abort(), TIMEOUT);
    try {
      const { status } = await fetch(location.pathname, { method: "HEAD", signal: controller.signal });
      return status < 500;
    } catch {
      return false;
    } finally {
      clearTimeout(giveUp);
    }
  }

  /** Navigates once the service is reachable; a later step replaces a pending step. */
  function goOn(next) {
    step = next;
    return tryStep();
  }

  async function tryStep() {
    clearTimeout(waiting);
    const wanted = step;
    if (!wanted) return;
    const reached = await isReached();
    // Otherwise older answers could arrive last.
    await current?.done;
    if (step !== wanted) return;
    if (!reached) {
      say("The service cannot be reached. Your text is kept on this device. The page continues when the service is back.", true);
      waiting = setTimeout(tryStep, WAIT);
      return;
    }
    step = undefined;
    passing = true;
    leave();
    wanted();
  }

  addEventListener("online", () => void tryStep());
  // A page restored from the back-forward cache is active again.
  addEventListener("pageshow", () => {
    passing = false;
  });
  document.addEventListener("submit", (event) => {
    const { submitter, target } = event;
    if (passing) return;
    event.preventDefault();
    if (submitter && submitter === saver) return save({ button: true });
    say("Saving\\u2026");
    void goOn(() => {
      // Last step: clears all drafts.
      if (target !== form) for (const key of keysOf(DRAFT + target.getAttribute("action").replace("submit", ""))) forget(key);
      target.requestSubmit(submitter);
    });
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("main a[href^='/']");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void goOn(() => location.assign(link.href));
  });
`;
