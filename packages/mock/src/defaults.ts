export const defaultNames = ["v1", "v2", "v3"] as const;

export type DefaultName = (typeof defaultNames)[number];

export const defaultDocuments: Readonly<Record<DefaultName, string>> = {
  v1: "@assessment-api/v1/openapi.json",
  v2: "@assessment-api/v2/openapi.json",
  v3: "@assessment-api/v3/openapi.json",
};
