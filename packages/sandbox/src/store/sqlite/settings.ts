import type { Transaction } from "../store.ts";
import type { Database } from "./file/database.ts";

export function createSettings(db: Database): Transaction["settings"] {
  return {
    get: async (name) => db.get<{ value: string }>("SELECT value FROM settings WHERE name = ?1", name)?.value,
    async put(name, value) {
      db.run(
        "INSERT INTO settings (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name,
        value,
      );
    },
  };
}
