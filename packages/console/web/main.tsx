import { render } from "preact";
import { followJournal } from "./api/live.ts";
import { App } from "./frame/app.tsx";
import { refuseStrayFiles } from "./frame/drops.ts";
import { listenToKeys } from "./frame/keyboard.ts";
import { followAddress } from "./route.ts";

followAddress();
followJournal();
listenToKeys();
refuseStrayFiles();
render(<App />, document.getElementById("console") as HTMLElement);
