/**
 * Wraps text by a person in Unicode's directional isolates (FSI, PDI), so that a Persian name does not change the order of
 * words in an English sentence, or the reverse. The characters are invisible.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
