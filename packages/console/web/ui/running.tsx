import { useEffect, useState } from "preact/hooks";
import { formatDuration } from "../format.ts";

interface RunningProps {
  /** What is done, as `Restoring`. */
  readonly doing?: string | undefined;
}

/** Says that a call is being made and for how long already; the style shows it after 300 ms, so that quick ones pass without it. */
export function Running({ doing = "Working" }: RunningProps) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const counting = setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => clearInterval(counting);
  }, []);
  return (
    <span class="running">
      <progress aria-label={doing} />
      <span role="status">{doing} …</span>
      {seconds > 0 && <span class="muted">{formatDuration(seconds * 1000)}</span>}
    </span>
  );
}
