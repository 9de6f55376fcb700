import { assumptionComplete } from "./assumption-complete.js";
import { componentFileName } from "./component-file-name.js";
import { mediaTypeExamples } from "./media-type-examples.js";
import { noInlineObjects } from "./no-inline-objects.js";
import { oneType } from "./one-type.js";
import { requestLimits } from "./request-limits.js";
import { schemaDescription } from "./schema-description.js";
import { versionMatchesFolder } from "./version-matches-folder.js";

/** Lint rules for the documents under specs/. redocly.yaml enables them as `house/<rule>`. */
export default function housePlugin() {
  return {
    id: "house",
    rules: {
      oas3: {
        "assumption-complete": assumptionComplete,
        "component-file-name": componentFileName,
        "media-type-examples": mediaTypeExamples,
        "no-inline-objects": noInlineObjects,
        "one-type": oneType,
        "request-limits": requestLimits,
        "schema-description": schemaDescription,
        "version-matches-folder": versionMatchesFolder,
      },
    },
  };
}
