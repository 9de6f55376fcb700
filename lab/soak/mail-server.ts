import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { Random } from "../random.ts";

export interface SoakMailServer {
  readonly url: string;
  /** Number of times that each mail was accepted, by mail id. */
  readonly taken: ReadonlyMap<string, number>;
  /** Accepts every mail from now on. */
  recover(): void;
  close(): void;
}

/** Starts a mail server that randomly refuses mails, temporarily or permanently, or closes the connection. */
export async function startMailServer(random: Random): Promise<SoakMailServer> {
  const taken = new Map<string, number>();
  let recovered = false;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, session, done) {
      const source = await text(stream).catch(() => undefined);
      // The sandbox was killed during this mail.
      if (source === undefined) return;
      const [, id = ""] = /^Message-ID: <([^@]+)@/m.exec(source) ?? [];
      const chance = recovered ? 1 : random.next();
      if (chance < 0.1) done(Object.assign(new Error("try later"), { responseCode: 451 }));
      else if (chance < 0.15) done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
      else {
        taken.set(id, (taken.get(id) ?? 0) + 1);
        // Accept the mail, but close the connection before the response.
        if (chance < 0.2) for (const one of server.connections) if (one.session === session) one.close();
        done();
      }
    },
  });
  // Connections break when the sandbox is killed.
  server.on("error", () => {});
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    taken,
    recover() {
      recovered = true;
    },
    close: () => server.close(),
  };
}
