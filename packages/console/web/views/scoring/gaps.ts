/** Code with its gaps as an assessor reads them: numbered, as the answers below are. @param code each gap as its name in double square brackets */
export function withGaps(code: string): string {
  let number = 0;
  return code.replace(/\[\[[^\]]*\]\]/g, () => `▁▁${++number}▁▁`);
}
