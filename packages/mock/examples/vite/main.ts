import { setupWorker } from "msw/browser";
import { showCandidates } from "../candidates-page.ts";
import { type Wish, type WishName, wishes } from "../wishes.ts";

// Select a wish by the address: /?delay
const wish: Wish = wishes[location.search.slice(1) as WishName] ?? wishes.example;
const worker = setupWorker(...wish.handlers());
await worker.start({ quiet: true });
const root = document.getElementById("root");
if (root !== null) showCandidates(root, wish.baseUrl);
