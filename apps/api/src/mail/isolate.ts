/**
 * Sets a text that came from a person apart from the sentence around it (Unicode's FSI and PDI), so that a Persian name
 * does not turn an English sentence around, or the other way. Invisible everywhere.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
