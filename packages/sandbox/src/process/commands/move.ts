import { Command } from "commander";

/** For example from a folder to PostgreSQL. */
export function createMoveCommand(): Command {
  return new Command("move")
    .description("copy all data into an empty database and compare both; stop the sandbox first")
    .requiredOption("--from <database>", "a data folder, or the URL of a PostgreSQL database")
    .requiredOption("--to <database>", "the other database")
    .action(async ({ from, to }: { from: string; to: string }) => {
      const [{ move }, { openExisting, openDatabase }] = await Promise.all([
        import("../move.ts"),
        import("../open-store.ts"),
      ]);
      const source = await openExisting(from);
      try {
        const target = await openDatabase(to);
        const { organizations, entities, entries, snapshots } = await move(source, target).finally(target.close);
        console.log(
          `Moved and compared: organizations ${organizations}, entities ${entities}, snapshots ${snapshots}, journal entries ${entries}.`,
        );
      } finally {
        await source.close();
      }
    });
}
