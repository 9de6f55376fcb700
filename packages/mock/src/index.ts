export { MockError } from "./errors.ts";
export { type MockOptions, type RunningMock, startMock } from "./start-mock.ts";
export { type VersionName, versionNames } from "./versions.ts";
