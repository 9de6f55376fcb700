import type { VersionCall as Given, Handlers } from "@assessment-api/control/server";
import { InvalidValueError } from "../../domain/errors.ts";
import { versionOf } from "../../domain/keys.ts";
import { standsAside } from "../../service/journal.ts";
import { getOrganization } from "../../service/organizations.ts";
import type { VersionCall } from "../calls.ts";
import { allRead } from "../request-bodies.ts";
import { versions } from "../versions.ts";
import type { Control, Operator } from "./context.ts";

export function callHandlers({ world, calls }: Control): Pick<Handlers<Operator>, "sendCall"> {
  return {
    async sendCall({ params: { id }, body }) {
      const call = parseCall(body);
      await getOrganization(world, id);
      standsAside();
      const { requestId, status, headers, body: text } = await calls.send(id, call);
      return { status: 200, body: { requestId, status, headers: { ...headers }, ...(text !== "" && { body: text }) } };
    },
  };
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** @throws InvalidValueError for a path that leads out of the version, and for a body that is no Base64 and should be */
export function parseCall({ version: title, method, path, contentType, accept, body, encoding }: Given): VersionCall {
  allRead<Given>({ version: title, method, path, contentType, accept, body, encoding });
  if (body !== undefined && encoding === "base64" && !BASE64.test(body))
    throw new InvalidValueError("body", "", "must be Base64");
  const version = versionOf(title);
  const { basePath } = versions[version].api;
  if (!new URL(basePath + path, "http://sandbox").pathname.startsWith(`${basePath}/`))
    throw new InvalidValueError("path", path, "must not lead out of the version");
  return {
    version,
    method,
    path,
    contentType: contentType ?? versions[version].mediaType,
    accept: accept ?? "*/*",
    body: body === undefined ? undefined : Buffer.from(body, encoding === "base64" ? "base64" : "utf8"),
  };
}
