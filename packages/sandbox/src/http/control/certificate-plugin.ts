import type { CertificatePluginInput, Handlers } from "@assessment-api/control/server";
import type { CertificatePlugin } from "../../domain/certificates.ts";
import { getCertificatePlugin, replaceCertificatePlugin } from "../../service/certificate-plugin.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";

const present = ({ available, delayInMs }: CertificatePlugin) => ({ available, delayInMs });

export function certificatePluginHandlers({ world }: Control) {
  return {
    async getCertificatePlugin({ params }) {
      return { status: 200, body: present(await getCertificatePlugin(world, params.id)) };
    },

    async replaceCertificatePlugin({ params, body }) {
      const plugin = await replaceCertificatePlugin(world, params.id, parseCertificatePlugin(body));
      return { status: 200, body: present(plugin) };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseCertificatePlugin({ available = true, delayInMs = 0 }: CertificatePluginInput): CertificatePlugin {
  allRead<CertificatePluginInput>({ available, delayInMs });
  return { available, delayInMs };
}
