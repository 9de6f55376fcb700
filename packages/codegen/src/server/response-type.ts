import { block, comment, indent, property } from "../code/text.ts";
import type { HeaderModel, MediaModel, OperationModel, ResponseModel } from "./model/stub-model.ts";
import { mediaTypeText, typeText } from "./type-text.ts";
import type { UsedTypes } from "./used-types.ts";

const isCode = (status: string) => /^\d+$/.test(status);

/** Formats declared statuses as a tuple, successes first, because the compiler prints unions unordered. */
export function statusesText(responses: ResponseModel[]): string {
  const statuses = responses.map(({ status }) => status).toSorted();
  return `[${statuses.map((status) => (isCode(status) ? status : JSON.stringify(status))).join(", ")}]`;
}

/** A range or `default` covers the statuses that are not declared separately. */
function statusText(status: string, all: ResponseModel[], used: UsedTypes): string {
  if (isCode(status)) return status;
  const declared = all.map((response) => response.status);
  // Without declared successes, `default` includes them.
  const success = declared.some((one) => /^[123]/.test(one));
  const firsts = status === "default" ? [...(success ? [] : ["2", "3"]), "4", "5"] : [status.charAt(0)];
  const ranges = firsts.filter((first) => status !== "default" || !declared.includes(`${first}XX`));
  if (ranges.length === 0) return "never";
  const codes = all.filter((one) => isCode(one.status));
  if (codes.length === 0) return used.ranges(ranges);
  return used.others(ranges, statusesText(codes));
}

export function headersType(headers: HeaderModel[], used: UsedTypes): string {
  if (headers.length === 0) return "headers?: undefined;";
  const members = headers.map(({ name, type, structured, repeated, required }) => {
    const more = [
      ...(structured ? [typeText(structured, "out", used)] : []),
      ...(repeated ? ["readonly string[]"] : []),
    ];
    return property(name, [typeText(type, "out", used), ...more].join(" | "), !required).slice(0, -1);
  });
  const line = `{ ${members.join("; ")} }`;
  const type = line.length <= 90 ? line : block(members.map((member) => `${member};`));
  return property("headers", type, !headers.some(({ required }) => required));
}

export function responseType({ operationId, typeName, responses }: OperationModel, used: UsedTypes): string {
  const alternatives = responses.flatMap((response) => {
    const status = statusText(response.status, responses, used);
    if (status === "never") return [];
    const start = [property("status", status), headersType(response.headers, used)];
    const one = (...rest: string[]) => {
      const line = `  | { ${[...start, ...rest].join(" ").replace(/;$/, "")} }`;
      return line.length <= 120 ? line : `  | ${indent(block([...start, ...rest]), "    ").trimStart()}`;
    };
    if (response.content.length === 0) return [one("contentType?: undefined;", "body?: undefined;")];
    return response.content.map((media: MediaModel) =>
      one(
        property(
          "contentType",
          mediaTypeText(media.mediaType),
          response.content.length === 1 && !media.mediaType.endsWith("*"),
        ),
        property("body", typeText(media.type, "out", used)),
      ),
    );
  });
  const meanings = responses.map(
    ({ status, description }) => description && `- ${status}: ${description.trim().replaceAll(/\s+/g, " ")}`,
  );
  const list = meanings.filter(Boolean).join("\n");
  return `${comment(`Responses of \`${operationId}\`.`, list)}export type ${typeName}Response =\n${alternatives.join("\n")};\n`;
}
