import { type ApiDocument, isJson } from "@assessment-api/contract-tests/internal";
import type { Fault, Target } from "../fault.ts";
import { changeFaults } from "./changed.ts";
import { createFaults } from "./created.ts";
import { deleteFaults } from "./deleted.ts";

/** Stores creations, updates and deletions wrongly or not at all. */
export function storedFaults(document: ApiDocument, target: Target): Fault[] {
  const creates = document.operations.filter(
    (one) =>
      (one.method === "POST" &&
        one.responses.some(
          ({ status, headers }) => status === "201" || headers.some(({ name }) => name === "Location"),
        )) ||
      /^(createTeam|invitePerson)$/.test(one.id),
  );
  const changes = document.operations.filter(({ method }) => method === "PATCH" || method === "PUT");
  const deletes = document.operations.filter(({ method }) => method === "DELETE");
  return [
    ...creates.flatMap((one) => createFaults(document, one, target)),
    ...changes
      .filter((one) => one.requestBody?.media.some(({ mediaType }) => isJson(mediaType)))
      .flatMap((one) => changeFaults(document, one)),
    ...deletes.flatMap((one) => deleteFaults(document, one)),
  ];
}
