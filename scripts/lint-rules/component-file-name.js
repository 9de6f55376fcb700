import { basename } from "node:path";

/** `openapi.yaml` refers to `/a/{b}/c` as `paths/a_{b}_c.yaml`, and to a webhook by its own name. */
export function componentFileName() {
  const check =
    (kind, expected) =>
    (node, { report, location }) => {
      for (const [name, item] of Object.entries(node)) {
        const want = `${kind}/${expected(name)}.yaml`;
        if (item?.$ref === want) continue;
        const found = item?.$ref ? basename(item.$ref) : "an inline path item";
        report({ message: `${name} belongs in ${want}; found ${found}.`, location: location.child(name).key() });
      }
    };
  return {
    Paths: { enter: check("paths", (path) => path.replace(/^\//, "").replaceAll("/", "_")) },
    WebhooksMap: { enter: check("webhooks", (name) => name) },
  };
}
