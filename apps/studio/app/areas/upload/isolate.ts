/** A name inside a sentence, which keeps its own direction where an element cannot be used. */
export function isolate(name: string): string {
  return `\u2068${name}\u2069`
}
