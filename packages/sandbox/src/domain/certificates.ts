import { COMMAND } from "./command.ts";
import { DomainError } from "./errors.ts";
import type { Instant } from "./time.ts";

export interface CertificateDefinition {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly acronym?: string;
  readonly description?: string;
  readonly websiteUrl?: string;
  readonly defaultValidityInMonths?: number;
  readonly active: boolean;
  /** Issuer named on the certificate, not the organization that owns the definition. */
  readonly issuer: { readonly id: string; readonly name: string };
}

export const searchText = ({ name, acronym = "", issuer }: CertificateDefinition): string =>
  [name, acronym, issuer.name].join("\n");

export interface PersonCertificate {
  readonly id: string;
  readonly definitionId: string;
  readonly issuedAt: Instant;
  readonly expiresAt?: Instant;
}

/** Simulated behavior of the certificate plugin in one organization. */
export interface CertificatePlugin {
  readonly available: boolean;
  readonly delayInMs: number;
}

export class PluginUnavailableError extends DomainError {
  override name = "PluginUnavailableError";

  constructor() {
    super("Certificate data is not available at the moment.", {
      rule: "certificate-plugin-available",
      found: "The plugin that serves certificates was switched off through the control API.",
      expected: "A plugin that can be reached.",
      remedy: `Switch it on with "${COMMAND} organizations certificate-plugin ID on", or send the request later.`,
    });
  }
}
