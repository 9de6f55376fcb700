import type { CreatedApiKey, Handlers, NewApiKey, ApiKey as Presented } from "@assessment-api/control/server";
import { demandFound } from "../../domain/errors.ts";
import { type ApiKey, apiVersions, titleOf } from "../../domain/keys.ts";
import { toTimestamp } from "../../domain/time.ts";
import { type CreatedKey, createKey, deleteKey, listKeys } from "../../service/keys.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";
import { organizationHref } from "./hrefs.ts";
import { pageOf, presentPage } from "./paging.ts";

const present = ({ id, name, hint, versions, createdAt }: ApiKey): Presented => ({
  id,
  ...(name !== undefined && { name }),
  hint,
  versions: versions.map(titleOf),
  creationDate: toTimestamp(createdAt),
});

export const presentCreatedKey = ({ key, apiKey }: CreatedKey): CreatedApiKey => ({ ...present(apiKey), key });

export function keyHandlers(control: Control) {
  const { world } = control;
  return {
    async listKeys({ params, query }) {
      const page = pageOf(await listKeys(world, params.id), query);
      return { status: 200, body: presentPage(page, query, present) };
    },

    async createKey({ params, body = {} }) {
      const created = await createKey(world, params.id, parseNewKey(body));
      const location = `${organizationHref(control, params.id)}/keys/${created.apiKey.id}`;
      return { status: 201, headers: { location }, body: presentCreatedKey(created) };
    },

    async getKey({ params: { id, keyId } }) {
      const apiKey = demandFound(
        (await listKeys(world, id)).find((one) => one.id === keyId),
        "key",
        keyId,
      );
      return { status: 200, body: present(apiKey) };
    },

    async deleteKey({ params: { id, keyId } }) {
      await deleteKey(world, id, keyId);
      return { status: 204 };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseNewKey({ name, versions: opened, key }: NewApiKey) {
  allRead<NewApiKey>({ name, versions: opened, key });
  return { name, versions: apiVersions.filter((version) => opened?.includes(titleOf(version)) ?? true), key };
}
