interface Requester {
  request: (method: string, path: string, init?: object) => unknown;
}

/** Makes the function of an operation, whose type the generated code says: `listCandidates(client, init)` calls its path. */
export function operation<Call>(method: string, path: string): Call {
  return ((client: Requester, init?: object) => client.request(method, path, init)) as Call;
}
