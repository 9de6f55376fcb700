import { build } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

const [file = "", folder = ""] = process.argv.slice(2);
process.chdir(folder); // kubb ignores its root and writes below the current folder
const { error, failedPlugins } = await build({
  config: {
    root: folder,
    input: { path: file },
    output: { path: "generated", clean: false, barrelType: "named" },
    plugins: [pluginOas({ validate: false, generators: [] }), pluginTs(), pluginClient({ client: "fetch" })],
  },
});
if (error) throw error;
if (failedPlugins.size > 0) throw new Error([...failedPlugins].map((one) => String(one.error)).join("; "));
