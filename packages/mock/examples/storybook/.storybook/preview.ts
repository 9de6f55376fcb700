import { setupWorker } from "msw/browser";
import type { Wish } from "../../wishes.ts";

const worker = setupWorker();
const started = worker.start({ quiet: true });

export default {
  loaders: [
    async ({ parameters }: { parameters: { handlers?: Wish["handlers"] } }) => {
      await started;
      worker.resetHandlers(...(parameters.handlers?.() ?? []));
    },
  ],
};
