/**
 * Keeps one comment with the report of the spec review on a pull request.
 * Usage: node scripts/review-comment.ts report.md
 * Environment: GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, and HEAD_OWNER, HEAD_BRANCH, HEAD_SHA of the reviewed commit. The last three
 * and the report are untrusted: they are sent as data and never executed.
 */
import { readFileSync } from "node:fs";

const {
  GITHUB_API_URL = "",
  GITHUB_REPOSITORY = "",
  GITHUB_TOKEN = "",
  HEAD_OWNER,
  HEAD_BRANCH,
  HEAD_SHA,
} = process.env;
const MARK = "<!-- spec review -->";
/** Longest comment that GitHub accepts. */
const LONGEST = 65_000;

interface Pull {
  number: number;
  head: { sha: string };
}

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    method,
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${GITHUB_TOKEN}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** The open pull request whose newest commit was reviewed; undefined when it has newer commits or is closed. */
async function findPull(): Promise<Pull | undefined> {
  const query = new URLSearchParams({ state: "open", head: `${HEAD_OWNER}:${HEAD_BRANCH}`, per_page: "100" });
  const pulls = await request<Pull[]>("GET", `/pulls?${query}`);
  return pulls.find(({ head }) => head.sha === HEAD_SHA);
}

async function findComment(pull: number): Promise<Comment | undefined> {
  for (let page = 1; ; page += 1) {
    const comments = await request<Comment[]>("GET", `/issues/${pull}/comments?per_page=100&page=${page}`);
    const ours = comments.find(({ body, user }) => user.login === "github-actions[bot]" && body.startsWith(MARK));
    if (ours || comments.length < 100) return ours;
  }
}

function bodyOf(report: string): string {
  const head = `${MARK}\n`;
  const foot = `\n\n<sub>Spec review of ${HEAD_SHA}; the run's summary has it in full.</sub>`;
  const room = LONGEST - head.length - foot.length;
  return head + (report.length > room ? `${report.slice(0, room - 3)}\n\n…` : report.trimEnd()) + foot;
}

const report = readFileSync(process.argv[2] ?? "", "utf8");
const pull = await findPull();
if (!pull) {
  console.log(`No open pull request has ${HEAD_SHA} as its newest commit; nothing to say.`);
} else {
  const known = await findComment(pull.number);
  const body = bodyOf(report);
  if (known) await request("PATCH", `/issues/comments/${known.id}`, { body });
  else if (!/^## ✅ No document changed$/m.test(report))
    await request("POST", `/issues/${pull.number}/comments`, { body });
  console.log(`The comment on #${pull.number} is up to date.`);
}
