import type { SeniorityLevel } from "../../domain/predefined-tests.ts";
import type { Outline } from "./tests.ts";

export interface CataloguePredefinedTest extends Outline {
  readonly description: string;
  readonly seniorityLevel: SeniorityLevel;
}

export const predefinedTests: readonly CataloguePredefinedTest[] = [
  {
    id: "pre_sql_analyst_junior",
    name: "SQL Analyst, junior",
    description: "Queries, joins and aggregates.",
    seniorityLevel: "JUNIOR",
    skills: ["SQL"],
    sections: { Basics: ["tsk_sql_having", "tsk_sql_indexes", "tsk_sql_left_join"], Queries: ["tsk_sql_revenue"] },
  },
  {
    id: "pre_developer_junior",
    name: "Software Developer, junior",
    description: "Reading and completing code in three languages.",
    seniorityLevel: "JUNIOR",
    skills: ["Java", "Python", "TypeScript"],
    sections: {
      Reading: ["tsk_python_defaults", "tsk_java_equals", "tsk_ts_narrowing"],
      Completing: ["tsk_python_chunks", "tsk_java_resources"],
    },
  },
  {
    id: "pre_support_junior",
    name: "Customer Support, junior",
    description: "Writing to customers, and talking about one's own work.",
    seniorityLevel: "JUNIOR",
    skills: ["Communication"],
    sections: { Writing: ["tsk_communication_outage"], Talking: ["tsk_communication_project"] },
  },
  {
    id: "pre_go_developer_middle",
    name: "Go Developer, middle",
    description: "Concurrency, error handling and data access in Go services.",
    seniorityLevel: "MIDDLE",
    skills: ["Go", "SQL"],
    sections: {
      Go: ["tsk_go_channels", "tsk_go_context", "tsk_go_rate_limiter"],
      Data: ["tsk_sql_nulls", "tsk_sql_revenue"],
    },
  },
  {
    id: "pre_java_developer_middle",
    name: "Java Developer, middle",
    description: "The language, its streams, and services with many threads.",
    seniorityLevel: "MIDDLE",
    skills: ["Java", "Concurrency"],
    sections: { Language: ["tsk_java_streams", "tsk_java_equals"], Programming: ["tsk_java_inventory"] },
  },
  {
    id: "pre_quality_engineer_middle",
    name: "Quality Engineer, middle",
    description: "Choosing test cases, and tests that can be trusted.",
    seniorityLevel: "MIDDLE",
    skills: ["Testing"],
    sections: { Basics: ["tsk_testing_flaky", "tsk_testing_property"], Testing: ["tsk_testing_checkout"] },
  },
  {
    id: "pre_go_architect_senior",
    name: "Go Architect, senior",
    description: "Design and review of distributed Go services.",
    seniorityLevel: "SENIOR",
    skills: ["Go", "Architecture"],
    sections: { Review: ["tsk_go_review"], Design: ["tsk_go_shutdown", "tsk_go_rate_limiter"] },
  },
  {
    id: "pre_platform_engineer_senior",
    name: "Platform Engineer, senior",
    description: "Pipelines, rollouts without downtime, and what to learn from incidents.",
    seniorityLevel: "SENIOR",
    skills: ["DevOps", "Kubernetes"],
    sections: { "Hands on": ["tsk_devops_pipeline", "tsk_devops_rollout"], Learning: ["tsk_devops_incident"] },
  },
  {
    id: "pre_team_lead_senior",
    name: "Team Lead, senior",
    description: "Reviews, disagreement and incidents: how somebody leads by writing and talking.",
    seniorityLevel: "SENIOR",
    skills: ["Communication", "Leadership", "Security"],
    sections: {
      Leading: ["tsk_communication_disagreement", "tsk_communication_project"],
      Reviewing: ["tsk_security_login"],
    },
  },
];
