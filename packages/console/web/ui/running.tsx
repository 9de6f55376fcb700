import { useEffect, useState } from "preact/hooks";
import { formatDuration } from "../format.ts";

interface RunningProps {
  readonly doing?: string | undefined;
}

/** Shows progress and elapsed seconds; CSS hides it for the first 300 ms. */
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
