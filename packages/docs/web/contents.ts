/** Collapses the contents on narrow screens; on wide ones scrolls to the current entry. */
export function foldContents(): void {
  const side = document.querySelector<HTMLDetailsElement>(".side");
  if (side === null) return;
  const narrow = matchMedia("(width < 60rem)");
  const fold = () => {
    side.open = !narrow.matches;
  };
  fold();
  narrow.addEventListener("change", fold);
  const current = side.querySelector<HTMLElement>("[aria-current]");
  if (current !== null && side.open) side.scrollTop = current.offsetTop - side.clientHeight / 2;
}
