import { signal } from "@preact/signals";
import { Dialog } from "../ui/dialog.tsx";

const open = signal(false);

export const openShortcuts = (): void => {
  open.value = true;
};

const shortcuts: readonly (readonly [keys: readonly string[], action: string])[] = [
  [["Ctrl K", "⌘ K"], "Search, or run a command"],
  [["j", "k"], "Next or previous row"],
  [["Tab"], "Actions of the row"],
  [["Enter"], "Open the row"],
  [["/"], "Go to the filters"],
  [["Esc"], "Close the detail, menu or dialog"],
  [["?"], "Show these shortcuts"],
];

export function Shortcuts() {
  if (!open.value) return null;
  const close = () => {
    open.value = false;
  };
  return (
    <Dialog title="Keyboard shortcuts" onClose={close}>
      <dl class="shortcuts">
        {shortcuts.map(([keys, action]) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={close}>
        Close
      </button>
    </Dialog>
  );
}
