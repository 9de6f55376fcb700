import type { FolderOutline } from "./outline.ts";

/** Folders and skills with random ids are those of the documents' examples. */
export const engineering: FolderOutline = {
  id: "fld_6Sw8Zg3T",
  name: "Engineering",
  folders: [
    {
      id: "fld_1Ph5Yk9V",
      name: "Backend",
      folders: [
        {
          id: "fld_4Bt2Ue7X",
          name: "Programming languages",
          skills: [
            {
              id: "skl_2Mf7Xb4N",
              name: "Go",
              description: "The Go programming language and its standard library.",
              recommendedToLearn: true,
              skills: { RELATED: ["skl_9Dc1Jr6Q"] },
              folders: { RELATED: ["fld_1Ph5Yk9V"] },
            },
            { id: "skl_9Dc1Jr6Q", name: "SQL", skills: { RELATED: ["skl_2Mf7Xb4N"] } },
            {
              id: "skl_7Ks5Vd2P",
              name: "Perl",
              description: "Kept for old tools, no longer rated.",
              disabled: true,
              global: false,
            },
            { id: "skl_5Gh3Tn1Z", name: "COBOL", hidden: true, disabled: true, global: false },
            { id: "skl_java", name: "Java", description: "The Java language, its collections and concurrency." },
            { id: "skl_kotlin", name: "Kotlin", skills: { RELATED: ["skl_java"] } },
            { id: "skl_python", name: "Python", recommendedToLearn: true, folders: { RELATED: ["fld_analytics"] } },
            { id: "skl_csharp", name: "C#" },
            { id: "skl_rust", name: "Rust", description: "Ownership, lifetimes and safe concurrency." },
          ],
        },
        {
          id: "fld_services",
          name: "Services",
          skills: [
            { id: "skl_api_design", name: "API design", description: "Contracts that clients can rely on for years." },
            { id: "skl_rest", name: "REST and HTTP", skills: { RELATED: ["skl_api_design"] } },
            { id: "skl_grpc", name: "gRPC", skills: { RELATED: ["skl_api_design"] } },
            {
              id: "skl_messaging",
              name: "Messaging",
              description: "Queues, topics and delivery at least once.",
              skills: { RELATED: ["skl_distributed_systems"] },
            },
            {
              id: "skl_distributed_systems",
              name: "Distributed systems",
              recommendedToLearn: true,
              skills: { REQUIRES: ["skl_rest"] },
            },
            { id: "skl_spring", name: "Spring Boot", skills: { REQUIRES: ["skl_java"] } },
          ],
        },
      ],
    },
    {
      id: "fld_frontend",
      name: "Frontend",
      folders: [
        {
          id: "fld_browser",
          name: "In the browser",
          skills: [
            { id: "skl_html", name: "HTML and CSS" },
            { id: "skl_javascript", name: "JavaScript" },
            { id: "skl_typescript", name: "TypeScript", skills: { REQUIRES: ["skl_javascript"] } },
            { id: "skl_react", name: "React", skills: { REQUIRES: ["skl_javascript"] } },
            { id: "skl_jquery", name: "jQuery", disabled: true },
          ],
        },
        {
          id: "fld_experience",
          name: "User experience",
          skills: [
            {
              id: "skl_accessibility",
              name: "Accessibility",
              recommendedToLearn: true,
              skills: { REQUIRES: ["skl_html"] },
            },
            { id: "skl_web_performance", name: "Web performance", skills: { RELATED: ["skl_html"] } },
            { id: "skl_design_systems", name: "Design systems", global: false },
          ],
        },
      ],
    },
    {
      id: "fld_platform",
      name: "Platform",
      folders: [
        {
          id: "fld_operations",
          name: "Operations",
          skills: [
            { id: "skl_linux", name: "Linux" },
            { id: "skl_containers", name: "Containers", skills: { REQUIRES: ["skl_linux"] } },
            { id: "skl_kubernetes", name: "Kubernetes", skills: { REQUIRES: ["skl_containers"] } },
            { id: "skl_infrastructure_as_code", name: "Infrastructure as code" },
            {
              id: "skl_observability",
              name: "Observability",
              description: "Metrics, logs, traces, and what to do with them.",
            },
            { id: "skl_incident_response", name: "Incident response", skills: { RELATED: ["skl_observability"] } },
            { id: "skl_mainframe", name: "Mainframe operations", hidden: true, global: false },
          ],
        },
        {
          id: "fld_delivery",
          name: "Delivery",
          skills: [
            { id: "skl_git", name: "Git" },
            { id: "skl_pipelines", name: "Delivery pipelines", skills: { REQUIRES: ["skl_git"] } },
            { id: "skl_release_trains", name: "Release trains", hidden: true, global: false },
          ],
        },
      ],
    },
    {
      id: "fld_quality",
      name: "Quality and security",
      folders: [
        {
          id: "fld_testing",
          name: "Testing",
          skills: [
            { id: "skl_test_design", name: "Test design" },
            { id: "skl_test_automation", name: "Test automation", skills: { REQUIRES: ["skl_test_design"] } },
            { id: "skl_exploratory_testing", name: "Exploratory testing", skills: { RELATED: ["skl_test_design"] } },
            { id: "skl_load_testing", name: "Load testing", skills: { RELATED: ["skl_observability"] } },
          ],
        },
        {
          id: "fld_security",
          name: "Security",
          skills: [
            { id: "skl_secure_coding", name: "Secure coding", recommendedToLearn: true },
            { id: "skl_threat_modelling", name: "Threat modelling", skills: { RELATED: ["skl_secure_coding"] } },
            { id: "skl_cryptography", name: "Applied cryptography" },
          ],
        },
      ],
    },
  ],
};
