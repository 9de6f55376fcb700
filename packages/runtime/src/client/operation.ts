interface Requester {
  request: (method: string, path: string, init?: object) => unknown;
}

/**
 * Creates the function of an operation, for example `listCandidates(client, init)`. Generated code declares its type.
 */
export function operation<Call>(method: string, path: string): Call {
  return ((client: Requester, init?: object) => client.request(method, path, init)) as Call;
}
