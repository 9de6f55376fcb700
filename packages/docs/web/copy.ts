export function addCopyButtons(): void {
  if (navigator.clipboard === undefined) return;
  for (const pre of document.querySelectorAll("pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(pre.textContent ?? "");
      button.textContent = "Copied";
      setTimeout(() => {
        button.textContent = "Copy";
      }, 1500);
    });
    const frame = document.createElement("div");
    frame.className = "copyable";
    pre.replaceWith(frame);
    frame.append(pre, button);
  }
}
