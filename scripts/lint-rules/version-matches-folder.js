/** specs/v2 holds version 2.x.y, and every server URL of it ends in /v2. */
export function versionMatchesFolder() {
  return {
    Root: {
      enter(root, { location, report }) {
        const folder = /[\\/]specs[\\/]v(\d+)[\\/]/.exec(location.source.absoluteRef)?.[1];
        if (!folder) return;
        const version = String(root.info?.version ?? "");
        if (!new RegExp(`^${folder}\\.\\d+\\.\\d+$`).test(version)) {
          report({
            message: `specs/v${folder} must have a version ${folder}.x.y; found ${version || "none"}.`,
            location: location.child(["info", "version"]),
          });
        }
        root.servers?.forEach((server, index) => {
          if (server.url?.endsWith(`/v${folder}`)) return;
          report({
            message: `Server URL must end in /v${folder}; found ${server.url}.`,
            location: location.child(["servers", index, "url"]),
          });
        });
      },
    },
  };
}
