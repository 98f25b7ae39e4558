/**
 * A set of variants that works out each combination once: a page asks for the same few hundreds of times. `look` is
 * what `cva` returns. The caller's own class stays out of it, for there is no end of those.
 */
export function remember<Variants>(look: (variants?: Variants) => string) {
  const known: Record<string, string> = {}
  return (variants: Variants): string => (known[JSON.stringify(variants)] ??= look(variants))
}
