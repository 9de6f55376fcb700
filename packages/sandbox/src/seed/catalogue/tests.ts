import type { CustomFields } from "../../domain/custom-fields.ts";
import type { Test } from "../../domain/tests.ts";

/** A test or predefined test, its sections as names of pages with the identifiers of their tasks. */
export interface Outline {
  readonly id: string;
  readonly name: string;
  readonly skills: readonly string[];
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

export interface CatalogueTest extends Outline {
  /** READY where nothing else is said. */
  readonly state?: Test["state"];
  readonly asksForContractData?: true;
  readonly customFields?: CustomFields;
}

export const tests: readonly CatalogueTest[] = [
  {
    id: "tst_backend_go_sql",
    name: "Backend Developer: Go and SQL",
    skills: ["Go", "SQL"],
    customFields: { owner: "Engineering", costCenter: 4210 },
    sections: {
      "What you know": ["tsk_go_append", "tsk_go_channels", "tsk_sql_indexes", "tsk_go_context"],
      "What you build": ["tsk_go_rate_limiter"],
      "What you query": ["tsk_sql_revenue", "tsk_sql_deadlock"],
    },
  },
  {
    id: "tst_sql_basics",
    name: "SQL Basics",
    skills: ["SQL"],
    sections: {
      Queries: ["tsk_sql_having", "tsk_sql_nulls"],
      "Indexes and transactions": ["tsk_sql_indexes", "tsk_sql_isolation"],
    },
  },
  {
    id: "tst_programming_fundamentals",
    name: "Programming Fundamentals",
    skills: ["Java", "Python", "TypeScript"],
    sections: {
      Reading: ["tsk_python_defaults", "tsk_java_equals", "tsk_ts_narrowing"],
      Writing: ["tsk_python_chunks", "tsk_java_resources", "tsk_ts_generics"],
    },
  },
  {
    id: "tst_frontend_typescript",
    name: "Frontend Developer: TypeScript",
    skills: ["TypeScript", "React", "Accessibility"],
    sections: {
      Language: ["tsk_ts_narrowing", "tsk_ts_event_loop", "tsk_ts_generics"],
      "In the browser": ["tsk_ts_accessible_button", "tsk_ts_review"],
      Programming: ["tsk_ts_lru_cache"],
    },
  },
  {
    id: "tst_backend_java",
    name: "Backend Developer: Java",
    skills: ["Java", "Concurrency"],
    sections: {
      Language: ["tsk_java_equals", "tsk_java_streams", "tsk_java_resources"],
      Review: ["tsk_java_review"],
      Programming: ["tsk_java_inventory"],
    },
  },
  {
    id: "tst_platform_engineer",
    name: "Platform Engineer",
    skills: ["DevOps", "Docker", "Kubernetes"],
    asksForContractData: true,
    sections: {
      Basics: ["tsk_devops_layers", "tsk_devops_probes", "tsk_devops_dockerfile"],
      "Hands on": ["tsk_devops_pipeline"],
      "When things break": ["tsk_devops_incident"],
    },
  },
  {
    id: "tst_quality_engineer",
    name: "Quality Engineer",
    skills: ["Testing"],
    sections: {
      Basics: ["tsk_testing_boundaries", "tsk_testing_flaky", "tsk_testing_property"],
      Testing: ["tsk_testing_checkout", "tsk_testing_dates"],
    },
  },
  {
    id: "tst_customer_communication",
    name: "Customer Communication",
    skills: ["Communication"],
    asksForContractData: true,
    sections: {
      Writing: ["tsk_communication_feedback", "tsk_communication_outage"],
      Talking: ["tsk_communication_project"],
    },
  },
  {
    id: "tst_python_data",
    name: "Data Engineer: Python (being written)",
    skills: ["Python", "SQL", "Data"],
    state: "DRAFT",
    sections: {
      Language: ["tsk_python_defaults", "tsk_python_chunks"],
      Data: ["tsk_sql_ranking", "tsk_python_log_report"],
    },
  },
  {
    id: "tst_security_2023",
    name: "Secure Coding 2023",
    skills: ["Security"],
    state: "ARCHIVED",
    sections: { "Secure coding": ["tsk_security_passwords", "tsk_security_login"] },
  },
];
