import { drafts } from "./script/drafts.ts";
import { steps } from "./script/steps.ts";

/**
 * Saves answers on change and on leaving, keeps unsaved input on the device, shows the remaining time, and submits at
 * the time limit. The page works without it.
 */
export const script = `
(() => {
  const form = document.getElementById("answers");
  const time = document.getElementById("time-left");
  const status = document.getElementById("status");
  const saver = document.getElementById("save");
  const say = (text, failed = false) => {
    if (status.textContent !== text) status.textContent = text;
    status.classList.toggle("failed", failed);
  };

  const PAUSE = 1000, LONGEST = 10000, RETRY = 5000, TIMEOUT = 20000;
  // Browsers limit keepalive requests to 64 KiB.
  const KEPT_ALIVE = 60000;
  // Ids of changed answers without a pending request.
  const changed = new Set();
  let current, timer, since, failed = false;

  // Duplicated tabs run this script again, so each window gets a page id. The turn orders posts of a page.
  const pageId = form?.elements.namedItem("page").value + "-" + Math.random().toString(36).slice(2);
  let turn = 0;

  const idOf = (name) => name.split(".")[0];
  const bodyOf = (ids) => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (!ids || name === "page" || name === "turn" || ids.has(name === "answer" ? value : idOf(name))) body.append(name, value);
    body.append("go", "save");
    return body;
  };
${drafts}${steps}
  const saveLater = (ms) => {
    clearTimeout(timer);
    timer = setTimeout(save, ms);
  };

  /** Saves changed answers, or all on a button press. Waits for pending requests unless the page is closing. */
  function save({ button = false, leaving = false } = {}) {
    if (current && !(leaving && !current.leaving)) return button ? current.done.then(() => save({ button })) : current.done;
    const ids = new Set([...(current?.ids ?? []), ...changed]);
    if (ids.size === 0 && !button) return Promise.resolve();
    current?.controller.abort();
    clearTimeout(timer);
    changed.clear();
    since = undefined;
    const mine = { ids, leaving, controller: new AbortController() };
    current = mine;
    mine.done = post(mine, button).finally(() => {
      if (current === mine) current = undefined;
    });
    return mine.done;
  }

  async function post(mine, button) {
    const { ids, leaving, controller } = mine;
    const body = bodyOf(button ? undefined : ids);
    const giveUp = setTimeout(() => controller.abort(), TIMEOUT);
    if (button) say("Saving\\u2026");
    try {
      const keepalive = leaving && String(body).length < KEPT_ALIVE;
      const response = await fetch(form.action, { method: "POST", body, keepalive, signal: controller.signal });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      if (current === mine) settle(mine, response, page, button);
    } catch {
      // A later request saves these answers.
      if (current !== mine) return;
      keep(ids, "the service cannot be reached. Your answers are kept on this device.");
      saveLater(RETRY);
    } finally {
      clearTimeout(giveUp);
    }
  }

  function settle({ ids }, response, page, button) {
    if (response.ok && new URL(response.url).searchParams.has("saved")) {
      failed = false;
      for (const id of ids) if (!changed.has(id)) forget(keyOf(id));
      say(changed.size ? "" : "Saved");
      follow(page.getElementById("time-left"));
      const counts = page.querySelectorAll(".steps small");
      document.querySelectorAll(".steps small").forEach((count, index) => { count.textContent = counts[index]?.textContent; });
      return;
    }
    // Shows the server's page with the kept text: the test is over, or a field is invalid.
    if (response.status === 409 || (button && response.status < 500)) return submit();
    const problem = page.querySelector("[role=alert] li") ?? page.querySelector("h1");
    keep(ids, problem?.textContent ?? "something went wrong");
    if (response.status >= 500) saveLater(RETRY);
  }

  function keep(ids, why) {
    for (const id of ids) changed.add(id);
    failed = true;
    say("Not saved: " + why, true);
  }

  function leave() {
    failed = false;
    changed.clear();
    clearTimeout(timer);
  }

  function submit() {
    leave();
    form.submit();
  }

  if (form) {
    // Fires for script and browser submissions.
    form.addEventListener("formdata", ({ formData }) => {
      formData.set("page", pageId);
      formData.set("turn", ++turn);
    });
    for (const id of restoreDrafts()) changed.add(id);
    if (changed.size) saveLater(0);
    form.addEventListener("input", ({ target }) => {
      changed.add(idOf(target.name));
      keepDraft(idOf(target.name));
      since ??= Date.now();
      if (!failed) say("");
      saveLater(Math.max(0, Math.min(PAUSE, since + LONGEST - Date.now())));
    });
    addEventListener("online", () => save());
    addEventListener("beforeunload", (event) => {
      if (failed || (changed.size && String(bodyOf(changed)).length >= KEPT_ALIVE)) event.preventDefault();
    });
    addEventListener("pagehide", () => save({ leaving: true }));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") save({ leaving: true });
    });
  }

  /** End of the test on the machine's clock. The sandbox clock may move, so each saved page corrects it. */
  let end;
  function follow(newer) {
    if (newer) end = Date.now() + Number(newer.dataset.seconds) * 1000;
  }

  if (time) {
    follow(time);
    let before = Infinity;
    const show = () => {
      const left = Math.max(0, Math.round((end - Date.now()) / 1000));
      const passes = (seconds) => before > seconds && left <= seconds && before !== Infinity;
      const two = (number) => String(number).padStart(2, "0");
      const hours = Math.floor(left / 3600);
      time.firstElementChild.textContent = (hours ? hours + ":" + two(Math.floor(left / 60) % 60) : Math.floor(left / 60)) + ":" + two(left % 60);
      time.classList.toggle("short", left <= 300);
      if (passes(300)) say("5 minutes left");
      if (passes(60)) say("1 minute left");
      if (passes(5) && form) save();
      if (passes(0)) {
        clearInterval(ticking);
        goOn(() => (form && (changed.size || current) ? submit() : location.assign(time.dataset.over)));
      }
      before = left;
    };
    const ticking = setInterval(show, 1000);
    show();
  }
})();
`;
