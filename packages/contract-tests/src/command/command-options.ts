import { randomUUID } from "node:crypto";
import { checksWith } from "../checks/checks.ts";
import type { ListenAddress } from "../listen/listener.ts";
import { assessmentApi } from "../lives/plugin.ts";
import type { Check } from "../session/session.ts";
import { type AnyTarget, readTarget } from "./any-target.ts";
import { type CheckName, checkNames, profileNames, profiles } from "./check-names.ts";
import { type Flags, FORMATS } from "./command-flags.ts";
import { choice, readMinimum, readSeconds, usage } from "./command-line.ts";
import { readTargets, type Target } from "./command-targets.ts";

export interface CommandOptions {
  targets: Target[];
  /** A foreign document, checked instead of versions. */
  any: AnyTarget | undefined;
  only: string[];
  report: (typeof FORMATS)[number];
  output: string | undefined;
  findings: string | undefined;
  operations?: string[] | undefined;
  write: boolean;
  otherApiKey: string | undefined;
  simulate: string | undefined;
  listen: ListenAddress | undefined;
  task: string | undefined;
  baseline: string | undefined;
  record: boolean;
  /** Earlier document: only operations that differ from it are checked. */
  changed: string | undefined;
  checks: readonly Check[];
  except: string[];
  fuzz: { examples: number; seed: string } | undefined;
  timeout: number;
  minimum: number | undefined;
  /** Time budget, and time until a change shows, both in seconds. */
  maxSeconds: number | undefined;
  wait: number | undefined;
  maxDuration: number | undefined;
}

/** Reads the options of a run with the checks of the user. Throws a UsageError. */
export function readOptions(flags: Flags, env: NodeJS.ProcessEnv, checks: readonly Check[] = []): CommandOptions {
  if (flags.record && flags.baseline === undefined) throw usage("--record needs --baseline");
  return {
    any: flags.document === undefined ? refuseAlone(flags) : readAny(flags.document, flags, env),
    targets: flags.document === undefined ? readTargets(flags, env) : [],
    report: choice("report format", flags.report, FORMATS),
    minimum: flags.minimum === undefined ? undefined : readMinimum(flags.minimum),
    timeout: readSeconds("--timeout", flags.timeout),
    maxDuration: flags["max-duration"] === undefined ? undefined : readSeconds("--max-duration", flags["max-duration"]),
    maxSeconds: flags["max-seconds"] === undefined ? undefined : readSeconds("--max-seconds", flags["max-seconds"]),
    wait: flags.wait === undefined ? undefined : readSeconds("--wait", flags.wait),
    only: flags.only ?? [],
    output: flags.output,
    findings: flags.findings,
    write: flags.write,
    otherApiKey: flags["other-api-key"],
    simulate: flags.simulate,
    listen: readListen(flags.listen, flags.write),
    task: flags.task,
    baseline: flags.baseline,
    record: flags.record,
    changed: flags.changed,
    checks,
    except: [...readExcept(flags, checks), ...(flags.document === undefined ? [] : unstated(flags.check))],
    fuzz: readFuzz(flags.fuzz, flags.seed),
  };
}

function refuseAlone({ credential, hints, allow, "document-header": headers }: Flags): undefined {
  if (headers !== undefined) throw usage("--document-header needs --document");
  if (allow !== undefined) throw usage("--allow needs --document");
  if (credential !== undefined) throw usage("--credential needs --document");
  if (hints !== undefined) throw usage("--hints needs --document");
}

/** Options that only the Assessment API supports. */
const OWN_ONLY = ["listen", "simulate", "task", "other-api-key"] as const;

function readAny(file: string, flags: Flags, env: NodeJS.ProcessEnv): AnyTarget {
  if (flags.version !== undefined) throw usage("--version and --document cannot be combined; choose one of them");
  const useless = OWN_ONLY.find((name) => flags[name] !== undefined);
  if (useless) throw usage(`--${useless} has no effect with --document; use it with --version`);
  const own = flags.check?.find((name) => assessmentApi.checks.some((one) => one.name === name));
  if (own) throw usage(`--check ${own} has no effect with --document; use it with --version`);
  return readTarget(file, flags, env);
}

function readExcept({ check, except = [], profile, ...given }: Flags, own: readonly Check[]): string[] {
  const names: readonly string[] = [...checkNames, ...own.map(({ name }) => name)];
  const wanted = check?.map((name) => choice("check", name, names));
  const met = { "--write": given.write, "--listen": given.listen !== undefined };
  for (const { name, needs } of checksWith(assessmentApi, own).filter(({ name }) => wanted?.includes(name)))
    for (const need of needs) if (!met[need]) throw usage(`--check ${name} needs ${need}`);
  const left = except.map((one) => choice("check", one, names));
  const unfit: readonly string[] = profile === undefined ? [] : profiles[choice("profile", profile, profileNames)];
  return names.filter((name) => (wanted && !wanted.includes(name)) || left.includes(name) || unfit.includes(name));
}

/** Rules that foreign documents rarely state are off by default. */
const unstated = (check: readonly string[] = []): CheckName[] =>
  profiles.stated.filter((name) => !check.includes(name));

function readListen(value: string | undefined, write: boolean): ListenAddress | undefined {
  if (value === undefined) return undefined;
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(value) ?? [];
  if (host === undefined || !URL.canParse(`http://${value}`)) throw usage(`--listen takes HOST:PORT, not ${value}`);
  if (!write) throw usage("--listen needs --write");
  return { host, port: Number(port) };
}

function readFuzz(count: string | undefined, seed: string | undefined): CommandOptions["fuzz"] {
  if (count === undefined) {
    if (seed !== undefined) throw usage("--seed needs --fuzz");
    return undefined;
  }
  const examples = Number(count);
  if (!/^\d+$/.test(count) || examples < 1 || examples > 100_000)
    throw usage(`--fuzz takes a number from 1 to 100000, not ${count}`);
  return { examples, seed: seed ?? randomUUID().slice(0, 8) };
}
