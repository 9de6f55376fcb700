/** Numbers the gaps in code like the answers below. @param code with gap names in double square brackets */
export function withGaps(code: string): string {
  let number = 0;
  return code.replace(/\[\[[^\]]*\]\]/g, () => `▁▁${++number}▁▁`);
}
