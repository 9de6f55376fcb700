/** Requires version 2.x.y and server URLs that end in /v2 in specs/v2; specs/control has version 1.x.y. */
export function versionMatchesFolder() {
  return {
    Root: {
      enter(root, { location, report }) {
        const folder = /[\\/]specs[\\/](v\d+|control)[\\/]/.exec(location.source.absoluteRef)?.[1];
        if (!folder) return;
        const major = folder === "control" ? "1" : folder.slice(1);
        const version = String(root.info?.version ?? "");
        if (!new RegExp(`^${major}\\.\\d+\\.\\d+$`).test(version)) {
          report({
            message: `specs/${folder} must have a version ${major}.x.y; found ${version || "none"}.`,
            location: location.child(["info", "version"]),
          });
        }
        root.servers?.forEach((server, index) => {
          if (server.url?.endsWith(`/${folder}`)) return;
          report({
            message: `Server URL must end in /${folder}; found ${server.url}.`,
            location: location.child(["servers", index, "url"]),
          });
        });
      },
    },
  };
}
