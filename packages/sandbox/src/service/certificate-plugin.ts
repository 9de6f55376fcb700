import { setTimeout as delay } from "node:timers/promises";
import { type CertificatePlugin, PluginUnavailableError } from "../domain/certificates.ts";
import { existing } from "./organizations.ts";
import type { World } from "./world.ts";

const working: CertificatePlugin = { available: true, delayInMs: 0 };

export async function getCertificatePlugin({ store }: World, organizationId: string): Promise<CertificatePlugin> {
  return (await existing(store, organizationId)).certificatePlugin ?? working;
}

export async function replaceCertificatePlugin(
  world: World,
  organizationId: string,
  certificatePlugin: CertificatePlugin,
): Promise<CertificatePlugin> {
  await world.store.transact(async (tx) => {
    await tx.organizations.put({ ...(await existing(tx, organizationId)), certificatePlugin });
  });
  return certificatePlugin;
}

/**
 * Simulates a call of the certificate plugin with its delay.
 * @throws PluginUnavailableError
 */
export async function reachCertificatePlugin(world: World, organizationId: string): Promise<void> {
  const { available, delayInMs } = await getCertificatePlugin(world, organizationId);
  if (delayInMs > 0) await delay(delayInMs, undefined, { ref: false });
  if (!available) throw new PluginUnavailableError();
}
