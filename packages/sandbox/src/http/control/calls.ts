import type { VersionCall as Given, Handlers, VersionResponse } from "@assessment-api/control/server";
import { InvalidValueError } from "../../domain/errors.ts";
import { versionOf } from "../../domain/keys.ts";
import { markYielding } from "../../journal/cause.ts";
import { getOrganization } from "../../service/organizations.ts";
import type { VersionCall } from "../calls.ts";
import { allRead } from "../handlers.ts";
import { readPackage } from "../uploaded-package.ts";
import { versions } from "../versions.ts";
import type { Control, Operator } from "./context.ts";

export function callHandlers({ world, calls }: Control) {
  async function send(organizationId: string, call: VersionCall): Promise<VersionResponse> {
    await getOrganization(world, organizationId);
    markYielding();
    const { requestId, status, headers, body } = await calls.send(organizationId, call);
    return { requestId, status, headers: { ...headers }, ...(body !== "" && { body }) };
  }

  return {
    async sendCall({ params: { id }, body }) {
      return { status: 200, body: await send(id, parseCall(body)) };
    },
    async sendZip({ params: { id }, query: { path }, body }) {
      const call = parseCall({ version: "V2", method: "PUT", path, contentType: "application/zip" });
      return { status: 200, body: await send(id, { ...call, body: await readPackage(body) }) };
    },
  } satisfies Partial<Handlers<Operator>>;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** @throws InvalidValueError for a path outside of the version, or invalid Base64 */
export function parseCall({ version: title, method, path, contentType, accept, body, encoding }: Given): VersionCall {
  allRead<Given>({ version: title, method, path, contentType, accept, body, encoding });
  if (body !== undefined && encoding === "base64" && !BASE64.test(body))
    throw new InvalidValueError("body", "", "must be Base64");
  const version = versionOf(title);
  const { basePath } = versions[version].api;
  if (!new URL(basePath + path, "http://sandbox").pathname.startsWith(`${basePath}/`))
    throw new InvalidValueError("path", path, "must not leave the base path of the version");
  return {
    version,
    method,
    path,
    contentType: contentType ?? versions[version].mediaType,
    accept: accept ?? "*/*",
    body: body === undefined ? undefined : Buffer.from(body, encoding === "base64" ? "base64" : "utf8"),
  };
}
