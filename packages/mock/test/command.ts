/**
 * Runs a command of the index page without a shell and without curl, which not every machine has: a curl call with
 * quoted arguments, its body perhaps printed into it.
 */
export async function runCommand(command: string): Promise<Response> {
  const words = wordsOf(command);
  const curl = words.indexOf("curl");
  const [address] = words.slice(curl).filter((word) => word.startsWith("http://"));
  const headers = new Headers();
  let method: string | undefined;
  let body: string | Uint8Array<ArrayBuffer> | undefined;
  for (let at = curl + 1; at < words.length; at++) {
    const [option, value = ""] = [words[at], words[at + 1]];
    if (option === "-X") method = value;
    if (option === "-H") headers.append(value.slice(0, value.indexOf(":")), value.slice(value.indexOf(":") + 1));
    if (option === "-d" || option === "--data-binary") body = value === "@-" ? printed(words[1] ?? "") : value;
  }
  if (address === undefined) throw new Error(`no address in ${command}`);
  return await fetch(address, { headers, ...(method && { method }), ...(body !== undefined && { body }) });
}

function wordsOf(command: string): string[] {
  const words = command.replaceAll("\\\n", " ").match(/(?:'[^']*'|\\'|[^\s'])+/g) ?? [];
  return words.map((word) => word.replace(/'([^']*)'|\\(')/g, "$1$2"));
}

function printed(format: string): Uint8Array<ArrayBuffer> {
  const text = format.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
