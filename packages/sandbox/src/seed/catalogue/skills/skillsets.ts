import type { PositionFamily, SeniorityLevel } from "../../../domain/job-positions.ts";
import type { Skillset } from "../../../domain/skills.ts";

/** Those with random ids are those of the documents' examples. */
export const skillsets: readonly Omit<Skillset, "organizationId">[] = [
  {
    id: "set_8Cj4Nr1H",
    name: "Backend Go",
    description: "What it takes to build and run services in Go.",
    skillIds: ["skl_2Mf7Xb4N", "skl_9Dc1Jr6Q"],
    active: true,
  },
  { id: "set_5Lw7Gd3T", name: "Data basics", skillIds: ["skl_9Dc1Jr6Q"], active: true },
  {
    id: "set_frontend",
    name: "Frontend",
    description: "Pages that everybody can use.",
    skillIds: ["skl_html", "skl_typescript", "skl_react", "skl_accessibility"],
    active: true,
  },
  {
    id: "set_platform",
    name: "Platform",
    description: "Running what others build.",
    skillIds: ["skl_linux", "skl_kubernetes", "skl_observability", "skl_incident_response"],
    active: true,
  },
  { id: "set_quality", name: "Quality", skillIds: ["skl_test_design", "skl_test_automation"], active: true },
  {
    id: "set_support",
    name: "Support",
    skillIds: ["skl_customer_communication", "skl_troubleshooting", "skl_technical_writing"],
    active: true,
  },
  { id: "set_leadership", name: "Leadership", skillIds: ["skl_feedback", "skl_mentoring", "skl_hiring"], active: true },
  {
    id: "set_batch",
    name: "Nightly batches",
    description: "Replaced by Backend Go and Platform.",
    skillIds: ["skl_5Gh3Tn1Z", "skl_mainframe"],
    active: false,
  },
];

export const positionFamilies: readonly Omit<PositionFamily, "organizationId">[] = [
  { id: "fam_7Lz3Qa5E", name: "Software Engineering" },
  { id: "fam_4Rc8Ny2J", name: "Data Engineering" },
  { id: "fam_platform", name: "Platform Engineering" },
  { id: "fam_product", name: "Product and Support" },
];

/** From the lowest to the highest. */
export const seniorityLevels: readonly Omit<SeniorityLevel, "organizationId">[] = [
  { id: "sen_9Wp3Hj5C", name: "Junior" },
  { id: "sen_2Vx9Fm6K", name: "Middle" },
  { id: "sen_6Bk1Tz4W", name: "Senior" },
  { id: "sen_lead", name: "Lead" },
];
