import type { CertificateDefinition } from "../../../domain/certificates.ts";

const openCloud = { id: "cog_3Mw6Pz9L", name: "Open Cloud Institute" };
const secureSoftware = { id: "cog_8Rf1Vk4S", name: "Secure Software Alliance" };
const testers = { id: "cog_testers", name: "Guild of Software Testers" };
const dataCouncil = { id: "cog_data", name: "Data Practice Council" };
const agility = { id: "cog_agility", name: "Institute of Iterative Work" };
const access = { id: "cog_access", name: "Accessible Web Foundation" };

/** Those with random ids are those of the documents' examples. */
export const certificateDefinitions: readonly Omit<CertificateDefinition, "organizationId">[] = [
  {
    id: "crt_5Ty7Ws3P",
    name: "Cloud Operations Associate",
    acronym: "COA",
    description: "Attests the skills to operate services in a cloud.",
    websiteUrl: "https://open-cloud-institute.example/certificates/coa",
    defaultValidityInMonths: 36,
    active: true,
    issuer: openCloud,
  },
  { id: "crt_1Jg4Zq9R", name: "Cloud Operations Foundation", active: false, issuer: openCloud },
  {
    id: "crt_8Nd2Kb6X",
    name: "Secure Coding Professional",
    acronym: "SCP",
    defaultValidityInMonths: 24,
    active: true,
    issuer: secureSoftware,
  },
  {
    id: "crt_cloud_architect",
    name: "Cloud Architecture Professional",
    acronym: "CAP",
    description: "Attests the skills to design systems that survive the loss of a region.",
    websiteUrl: "https://open-cloud-institute.example/certificates/cap",
    defaultValidityInMonths: 24,
    active: true,
    issuer: openCloud,
  },
  {
    id: "crt_container_operator",
    name: "Container Platform Operator",
    acronym: "CPO",
    defaultValidityInMonths: 36,
    active: true,
    issuer: openCloud,
  },
  {
    id: "crt_threat_modelling",
    name: "Threat Modelling Practitioner",
    acronym: "TMP",
    defaultValidityInMonths: 36,
    active: true,
    issuer: secureSoftware,
  },
  { id: "crt_secure_web", name: "Secure Web Applications", acronym: "SWA", active: false, issuer: secureSoftware },
  {
    id: "crt_tester_foundation",
    name: "Tester, Foundation Level",
    acronym: "TFL",
    description: "Attests a common language of testing. It does not expire.",
    websiteUrl: "https://testers-guild.example/foundation",
    active: true,
    issuer: testers,
  },
  { id: "crt_test_automation", name: "Test Automation Engineer", acronym: "TAE", active: true, issuer: testers },
  {
    id: "crt_data_steward",
    name: "Data Steward",
    acronym: "DST",
    defaultValidityInMonths: 48,
    active: true,
    issuer: dataCouncil,
  },
  { id: "crt_data_modeller", name: "Data Modeller", active: true, issuer: dataCouncil },
  {
    id: "crt_team_facilitator",
    name: "Team Facilitator",
    acronym: "TF1",
    defaultValidityInMonths: 12,
    active: true,
    issuer: agility,
  },
  { id: "crt_product_owner", name: "Product Owner", acronym: "PO", active: false, issuer: agility },
  {
    id: "crt_accessibility",
    name: "Accessible Interfaces Specialist",
    acronym: "AIS",
    description: "Attests the skills to build and audit interfaces that everybody can use.",
    defaultValidityInMonths: 36,
    active: true,
    issuer: access,
  },
];
