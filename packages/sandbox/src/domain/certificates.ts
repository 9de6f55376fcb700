import { COMMAND } from "./command.ts";
import { DomainError } from "./errors.ts";
import type { Instant } from "./time.ts";

/** A certificate that people can hold. */
export interface CertificateDefinition {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly acronym?: string;
  readonly description?: string;
  readonly websiteUrl?: string;
  /** Absent where it does not expire by default. */
  readonly defaultValidityInMonths?: number;
  readonly active: boolean;
  /** Its issuer; not to be confused with the organization that the definition belongs to. */
  readonly issuer: { readonly id: string; readonly name: string };
}

/** Text that a search for definitions looks through. */
export const searchText = ({ name, acronym = "", issuer }: CertificateDefinition): string =>
  [name, acronym, issuer.name].join("\n");

/** A certificate that a person holds. */
export interface PersonCertificate {
  readonly id: string;
  readonly definitionId: string;
  readonly issuedAt: Instant;
  /** Absent where it does not expire. */
  readonly expiresAt?: Instant;
}

/** How the plugin that serves certificates behaves for an organization. */
export interface CertificatePlugin {
  readonly available: boolean;
  /** Of the machine's clock. */
  readonly delayInMs: number;
}

/** The plugin was switched off. */
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
