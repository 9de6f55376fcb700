export class CheckError extends Error {
  override name = "CheckError";
}

export class SandboxError extends Error {
  override name = "SandboxError";
}
