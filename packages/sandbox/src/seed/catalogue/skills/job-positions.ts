import type { JobPosition } from "../../../domain/job-positions.ts";

type Outline = Pick<JobPosition, "id" | "name"> & Partial<Omit<JobPosition, "organizationId" | "createdAt">>;

/** Those with random ids are those of the documents' examples. Each comes after its feeders. */
const outlines: readonly Outline[] = [
  { id: "jp_2Pv9Lc6B", name: "Engineer", abstract: true, familyId: "fam_7Lz3Qa5E" },
  {
    id: "jp_8Mw4Gx1Z",
    name: "Junior Backend Developer",
    defaultMasteryLevel: 40,
    skillsets: [{ skillsetId: "set_8Cj4Nr1H" }],
    familyId: "fam_7Lz3Qa5E",
    seniorityId: "sen_9Wp3Hj5C",
  },
  {
    id: "jp_5Kn3Ts7B",
    name: "Backend Developer",
    description: "Builds and runs the services behind our products.",
    defaultMasteryLevel: 60,
    feederIds: ["jp_8Mw4Gx1Z"],
    translations: {
      de: {
        name: "Backend-Entwicklung",
        description: "Entwickelt und betreibt die Dienste hinter unseren Produkten.",
      },
      pl: { name: "Programowanie backendu" },
    },
    skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: 70 }],
    familyId: "fam_7Lz3Qa5E",
    seniorityId: "sen_2Vx9Fm6K",
  },
  {
    id: "jp_3Hs6Qd8Y",
    name: "Senior Backend Developer",
    description: "Leads the design of the services behind our products.",
    defaultMasteryLevel: 75,
    feederIds: ["jp_5Kn3Ts7B"],
    skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: 90 }, { skillsetId: "set_5Lw7Gd3T" }],
    familyId: "fam_7Lz3Qa5E",
    seniorityId: "sen_6Bk1Tz4W",
  },
  {
    id: "jp_7Yb5Rd2N",
    name: "Support Engineer",
    skillsets: [{ skillsetId: "set_support", masteryLevel: 60 }],
    familyId: "fam_product",
  },
  {
    id: "jp_frontend",
    name: "Frontend Developer",
    defaultMasteryLevel: 60,
    skillsets: [{ skillsetId: "set_frontend" }],
    familyId: "fam_7Lz3Qa5E",
    seniorityId: "sen_2Vx9Fm6K",
  },
  {
    id: "jp_data",
    name: "Data Engineer",
    defaultMasteryLevel: 60,
    feederIds: ["jp_8Mw4Gx1Z"],
    skillsets: [{ skillsetId: "set_5Lw7Gd3T", masteryLevel: 80 }],
    familyId: "fam_4Rc8Ny2J",
    seniorityId: "sen_2Vx9Fm6K",
  },
  {
    id: "jp_platform",
    name: "Platform Engineer",
    defaultMasteryLevel: 65,
    feederIds: ["jp_5Kn3Ts7B", "jp_7Yb5Rd2N"],
    skillsets: [{ skillsetId: "set_platform" }],
    familyId: "fam_platform",
    seniorityId: "sen_2Vx9Fm6K",
  },
  {
    id: "jp_quality",
    name: "Quality Engineer",
    defaultMasteryLevel: 60,
    skillsets: [{ skillsetId: "set_quality" }],
    familyId: "fam_7Lz3Qa5E",
    seniorityId: "sen_2Vx9Fm6K",
  },
  {
    id: "jp_lead",
    name: "Engineering Lead",
    description: "Leads a team, and grows the people in it.",
    feederIds: ["jp_3Hs6Qd8Y", "jp_platform"],
    skillsets: [{ skillsetId: "set_leadership", masteryLevel: 80 }],
    familyId: "fam_7Lz3Qa5E",
    seniorityId: "sen_lead",
  },
];

export const jobPositions: readonly Omit<JobPosition, "organizationId" | "createdAt">[] = outlines.map((outline) => ({
  abstract: false,
  feederIds: [],
  translations: {},
  skillsets: [],
  ...outline,
}));
