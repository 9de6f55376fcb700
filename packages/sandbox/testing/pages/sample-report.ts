import type { Report, ReportedSection, ReportedTask } from "../../src/http/pages/report.ts";

const score = { maxPoints: 10, scoredPoints: 5, percentage: 50 };

export const sampleTask = (more: Partial<ReportedTask> = {}): ReportedTask => ({
  answerId: "ans_1",
  title: "When would you not use a cache?",
  type: "ESSAY",
  project: "",
  question: "Explain in your own words.",
  files: [],
  score,
  scoredBy: "ASSESSOR",
  answered: { entered: true, text: "When nothing is read twice.", choices: [], pieces: [], comments: [] },
  ...more,
});

export const sampleSection = (
  tasks: readonly ReportedTask[] = [sampleTask()],
  name = "What you know",
): ReportedSection => ({
  name,
  score,
  timeTakenInSeconds: 2400,
  tasks,
});

export const sampleReport = (more: Partial<Report> = {}): Report => ({
  organization: "Acme",
  candidate: "Ada Lovelace",
  test: "Backend developer",
  status: "ASSESSMENT_COMPLETED",
  createdAt: Date.UTC(2026, 2, 2, 9),
  startedAt: Date.UTC(2026, 2, 2, 10),
  finishedAt: Date.UTC(2026, 2, 2, 10, 40),
  timedOut: false,
  timeTakenInSeconds: 2400,
  timeLimitInSeconds: 3600,
  score,
  skills: [{ name: "Go", score }],
  sections: [sampleSection()],
  ...more,
});
