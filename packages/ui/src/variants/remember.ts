/**
 * A set of variants that works out each combination once: a page asks for the same few hundreds of times. `look` is
 * what `cva` returns; whoever asks names the same variants each time, in the same order. The caller's own class stays out
 * of it, for there is no end of those.
 */
export function remember<Variants extends object>(look: (variants?: Variants) => string) {
  const known: Record<string, string> = {}
  return (variants: Variants): string => (known[Object.values(variants).join()] ??= look(variants))
}
