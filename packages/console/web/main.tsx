import { render } from "preact";
import { followJournal } from "./api/live.ts";
import { App } from "./frame/app.tsx";
import { listenToKeys } from "./frame/keyboard.ts";
import { followAddress } from "./route.ts";

followAddress();
followJournal();
listenToKeys();
render(<App />, document.getElementById("console") as HTMLElement);
