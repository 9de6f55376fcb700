/**
 * Part of the script of a test's page: buttons and links that lead to another page are followed once the service can be reached. Until then the page
 * stays, with all that was typed, and says that it waits.
 */
export const steps = `
  const WAIT = 2000;
  let step, waiting, passing = false;

  /** Whether the service responds. */
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

  /** Leads to another page as soon as the service can be reached; a later step takes the place of one that waits. */
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
      say("The service cannot be reached. What you typed is kept on this device; the page goes on as soon as it can be.", true);
      waiting = setTimeout(tryStep, WAIT);
      return;
    }
    step = undefined;
    passing = true;
    leave();
    wanted();
  }

  addEventListener("online", () => void tryStep());
  // A page that comes back from the browser's memory has not been left.
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
      // The last step: nothing is kept any longer.
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
