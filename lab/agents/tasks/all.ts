import type { Kind } from "../task.ts";
import { candidates } from "./candidates.ts";
import { errors } from "./errors.ts";
import { flows } from "./flows.ts";
import { people } from "./people.ts";
import { reading } from "./reading.ts";
import { skills } from "./skills.ts";
import { time } from "./time.ts";
import { webhooks } from "./webhooks.ts";

export const kinds: readonly Kind[] = [reading, candidates, flows, time, people, skills, webhooks, errors];
