import type { WrittenRequest } from "./written-request.ts";

/** Formats a call. Raw calls have no documented path and use fetch. */
export function typescript(request: WrittenRequest): string {
  const { call, baseUrl, url, headers, credential, body, fresh, file, saved } = request;
  const { api, method, template, parameters } = call;
  if (template === call.address && (template.includes("?") || typeof call.body === "string")) {
    const options = {
      ...(method !== "GET" && { method }),
      headers: Object.fromEntries(headers),
      ...(body && { body }),
    };
    return `const response = await fetch(${JSON.stringify(url)}, ${written(options)});\nconsole.log(response.status, await response.text());`;
  }
  const options = {
    baseUrl,
    ...(credential !== undefined && { [api === "control" ? "token" : "apiKey"]: credential }),
  };
  const init = {
    ...(Object.keys(parameters).length > 0 && { params: parameters }),
    ...(call.body !== undefined && { body: call.body }),
    ...(file !== undefined && { body: file }),
    ...(saved !== undefined && { parseAs: "arrayBuffer" }),
  };
  const given = Object.keys(init).length > 0 ? `, ${written(init)}` : "";
  const more = file === undefined ? given : given.replace(/body: (".*?")/, "body: new Blob([readFileSync($1)])");
  const withFresh = fresh === undefined ? more : more.replace(/"(?:[^"\\]|\\.)*"/g, (text) => freshly(text, fresh));
  const sent = `await unwrap(client.${method}(${JSON.stringify(template)}${withFresh}))`;
  const used = [...(file === undefined ? [] : ["readFileSync"]), ...(saved === undefined ? [] : ["writeFileSync"])];
  return [
    ...(used.length === 0 ? [] : [`import { ${used.join(", ")} } from "node:fs";`]),
    `import { createClient, unwrap } from "@assessment-api/${api.toLowerCase()}";`,
    "",
    `const client = createClient(${written(options)});`,
    saved === undefined ? `console.log(${sent});` : `writeFileSync(${JSON.stringify(saved)}, new Uint8Array(${sent}));`,
  ].join("\n");
}

/** Uses a template literal for strings with a unique part. */
const freshly = (text: string, fresh: string): string =>
  text.includes(fresh) ? `\`${text.slice(1, -1).replaceAll(fresh, `\${Date.now()}`)}\`` : text;

/** Formats a value with unquoted property names where possible. */
const written = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
