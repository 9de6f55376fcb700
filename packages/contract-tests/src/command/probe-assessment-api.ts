import type { ProbeReport } from "../findings/outcome.ts";
import { assessmentApi } from "../lives/plugin.ts";
import * as generic from "../probe/probe.ts";

export type { ProbeOptions } from "../probe/probe.ts";

export const probe = (options: generic.ProbeOptions): Promise<ProbeReport> =>
  generic.probe({ plugin: assessmentApi, ...options });
