import type { Tables } from "../tables.ts";
import type { Statements } from "./statements.ts";

export function createSettings(db: Statements): Tables["settings"] {
  return {
    get: async (name) => (await db.one<{ value: string }>("SELECT value FROM settings WHERE name = ?1", name))?.value,
    async put(name, value) {
      await db.run(
        "INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name,
        value,
      );
    },
  };
}
