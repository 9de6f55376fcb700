/**
 * What the page of a test does more where scripts run: it counts the time down, saves without leaving the place, saves once more
 * shortly before the time is up, and asks before unsaved answers are left. Everything works without it.
 */
export const script = `
(() => {
  const form = document.getElementById("answers");
  const time = document.getElementById("time-left");
  const status = document.getElementById("status");
  const saver = document.getElementById("save");
  let unsaved = false;
  const say = (text, failed) => { status.textContent = text; status.classList.toggle("failed", !!failed); };

  const save = async () => {
    unsaved = false;
    say("Saving\\u2026");
    try {
      const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form, saver)) });
      if (!answer.ok || !new URL(answer.url).searchParams.has("saved")) return form.submit();
      say(unsaved ? "" : "Saved");
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      document.querySelector(".steps")?.replaceWith(page.querySelector(".steps"));
    } catch {
      unsaved = true;
      say("Not saved: the service cannot be reached. Your answers are still on this page.", true);
    }
  };

  if (form) {
    form.addEventListener("input", () => { unsaved = true; say(""); });
    form.addEventListener("submit", (event) => {
      if (event.submitter === saver) { event.preventDefault(); save(); }
      else unsaved = false;
    });
    addEventListener("beforeunload", (event) => { if (unsaved) event.preventDefault(); });
  }

  if (time) {
    const end = Date.now() + Number(time.dataset.seconds) * 1000;
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
      if (passes(5) && unsaved) save();
      if (passes(0)) {
        clearInterval(ticking);
        const late = unsaved;
        unsaved = false;
        if (late) form.submit();
        else location.assign(time.dataset.over);
      }
      before = left;
    };
    const ticking = setInterval(show, 1000);
    show();
  }
})();
`;
