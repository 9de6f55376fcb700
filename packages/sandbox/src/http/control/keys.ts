import type { Handlers, NewApiKey, ApiKey as Presented } from "@assessment-api/control/server";
import { NotFoundError } from "../../domain/errors.ts";
import { type ApiKey, apiVersions, titleOf } from "../../domain/keys.ts";
import { toTimestamp } from "../../domain/time.ts";
import { createKey, deleteKey, listKeys } from "../../service/keys.ts";
import { allRead } from "../request-bodies.ts";
import type { Control, Operator } from "./context.ts";
import { organizationUrl } from "./organizations.ts";
import { pageOf, presentPage } from "./paging.ts";

const present = ({ id, hint, versions, createdAt }: ApiKey): Presented => ({
  id,
  hint,
  versions: versions.map(titleOf),
  creationDate: toTimestamp(createdAt),
});

type KeyHandlers = Pick<Handlers<Operator>, "listKeys" | "createKey" | "getKey" | "deleteKey">;

export function keyHandlers(control: Control): KeyHandlers {
  const { world } = control;
  return {
    async listKeys({ params, query }) {
      const page = pageOf(await listKeys(world, params.id), query);
      return { status: 200, body: presentPage(page, query, present) };
    },

    async createKey({ params, body = {} }) {
      const { key, apiKey } = await createKey(world, params.id, parseNewKey(body));
      const location = `${organizationUrl(control, params.id)}/keys/${apiKey.id}`;
      return { status: 201, headers: { location }, body: { ...present(apiKey), key } };
    },

    async getKey({ params: { id, keyId } }) {
      const apiKey = (await listKeys(world, id)).find((one) => one.id === keyId);
      if (apiKey === undefined) throw new NotFoundError("key", keyId);
      return { status: 200, body: present(apiKey) };
    },

    async deleteKey({ params: { id, keyId } }) {
      await deleteKey(world, id, keyId);
      return { status: 204 };
    },
  };
}

export function parseNewKey({ versions: opened, key }: NewApiKey) {
  allRead<NewApiKey>({ versions: opened, key });
  return { versions: apiVersions.filter((version) => opened?.includes(titleOf(version)) ?? true), key };
}
