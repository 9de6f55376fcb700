/**
 * Keeps one comment with the report of the spec review on a pull request.
 * Usage: node comment.mjs review.md
 * Environment: GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, HEAD_SHA of the reviewed commit, PAGE_URL of the page with details, and PULL_NUMBER.
 * A workflow that does not run for a pull request gives HEAD_OWNER and HEAD_BRANCH instead of PULL_NUMBER. The report and the names of owner and branch are
 * untrusted: they are sent as data and never executed. Without the permission to write, as in pull requests from forks, a notice says so and the exit code is 0.
 */
import { readFileSync } from "node:fs";

const { env } = process;
const MARK = "<!-- spec review -->";
/** Longest comment that GitHub accepts. */
const LONGEST = 65_000;

/** The token lacks the permission, or access to the repository. */
class NotAllowedError extends Error {}

const request = (method, path, body) => ask(method, `/repos/${env.GITHUB_REPOSITORY}${path}`, body);

async function ask(method, path, body) {
  const response = await fetch(`${env.GITHUB_API_URL}${path}`, {
    method,
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${env.GITHUB_TOKEN}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return await response.json();
  const reason = `${method} ${path}: ${response.status} ${await response.text()}`;
  throw [401, 403, 404].includes(response.status) ? new NotAllowedError(reason) : new Error(reason);
}

/** Returns the number of the open pull request whose newest commit was reviewed; undefined if it has newer commits or is closed. */
async function findPull() {
  if (env.PULL_NUMBER) {
    const { number, state, head } = await request("GET", `/pulls/${env.PULL_NUMBER}`);
    return state === "open" && head.sha === env.HEAD_SHA ? number : undefined;
  }
  const query = new URLSearchParams({ state: "open", head: `${env.HEAD_OWNER}:${env.HEAD_BRANCH}`, per_page: "100" });
  const pulls = await request("GET", `/pulls?${query}`);
  return pulls.find(({ head }) => head.sha === env.HEAD_SHA)?.number;
}

/** Returns the comment of an earlier run. Its author is a bot or the owner of the token, because anybody may write the mark. */
async function findComment(pull) {
  const marked = [];
  for (let page = 1; ; page += 1) {
    const comments = await request("GET", `/issues/${pull}/comments?per_page=100&page=${page}`);
    marked.push(...comments.filter(({ body }) => body.startsWith(MARK)));
    const ours = marked.find(({ user }) => user.login.endsWith("[bot]"));
    if (ours) return ours;
    if (comments.length < 100) break;
  }
  const owner = marked.length > 0 ? await ownerOfToken() : undefined;
  return owner && marked.find(({ user }) => user.login === owner);
}

/** Returns the login of a personal token; undefined for the token of a workflow, which has no user. */
async function ownerOfToken() {
  try {
    return (await ask("GET", "/user")).login;
  } catch (error) {
    if (error instanceof NotAllowedError) return undefined;
    throw error;
  }
}

function bodyOf(report) {
  const head = `${MARK}\n`;
  const page = env.PAGE_URL ? `[Before and after, side by side](${env.PAGE_URL}). ` : "";
  const foot = `\n\n<sub>${page}Spec review of ${env.HEAD_SHA}; the run's summary has it in full.</sub>`;
  const room = LONGEST - head.length - foot.length;
  return head + (report.length > room ? `${report.slice(0, room - 3)}\n\n…` : report.trimEnd()) + foot;
}

async function comment(report) {
  const pull = await findPull();
  if (pull === undefined) return `No open pull request has ${env.HEAD_SHA} as its newest commit; nothing to say.`;
  const known = await findComment(pull);
  const body = bodyOf(report);
  if (known) await request("PATCH", `/issues/comments/${known.id}`, { body });
  else if (/^## ✅ No document changed$/m.test(report)) return "No document changed; nothing to say.";
  else await request("POST", `/issues/${pull}/comments`, { body });
  return `The comment on #${pull} is up to date.`;
}

const NO_COMMENT = "::notice title=Review::No comment: this run has no token that may write one";
const ELSEWHERE = "the job summary has the report, and the annotations stand at the changed lines.";
if (!env.GITHUB_TOKEN) console.log(`${NO_COMMENT}; ${ELSEWHERE}`);
else
  try {
    console.log(await comment(readFileSync(process.argv[2] ?? "", "utf8")));
  } catch (error) {
    if (!(error instanceof NotAllowedError)) throw error;
    console.log(`${NO_COMMENT} (${error.message.replaceAll(/\s+/g, " ").slice(0, 200)}); ${ELSEWHERE}`);
  }
