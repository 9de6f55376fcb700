import { signal } from "@preact/signals";

interface Undo {
  /** Side effects of undo. */
  readonly about: string;
  run(): Promise<void>;
}

interface Notice {
  readonly text: string;
  readonly undo?: Undo | undefined;
}

const notice = signal<Notice | undefined>(undefined);

/** Milliseconds until a message disappears; longer with an undo button. */
const STAYS = 4000;
const STAYS_WITH_UNDO = 20_000;

let fading: ReturnType<typeof setTimeout> | undefined;

export function showNotice(text: string, undo?: Undo): void {
  notice.value = { text, undo };
  clearTimeout(fading);
  fading = setTimeout(hide, undo ? STAYS_WITH_UNDO : STAYS);
}

function hide(): void {
  notice.value = undefined;
}

export function NoticeBar() {
  const { text, undo } = notice.value ?? {};
  return (
    <div class="notice">
      <p role="status" aria-live="polite">
        {text}
      </p>
      {undo && (
        <>
          <button
            type="button"
            title={undo.about}
            onClick={() => {
              hide();
              void undo.run();
            }}
          >
            Undo
          </button>
          <small>{undo.about}</small>
        </>
      )}
    </div>
  );
}
