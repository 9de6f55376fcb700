import { HttpFailure } from "@assessment-api/runtime/server";
import { limits, shownBytes } from "../uploads/limits.ts";

/** @throws HttpFailure 413 above the size limit */
export async function readPackage(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value: chunk } = await reader.read();
    if (done) return Buffer.concat(chunks, size);
    size += chunk.byteLength;
    if (size > limits.packageBytes)
      throw new HttpFailure(413, `The package has more than ${shownBytes(limits.packageBytes)}`);
    chunks.push(chunk);
  }
}
