/**
 * Caches the result of a `cva` function per combination of variants, because a page asks for the same combinations many
 * times. Callers always pass the variants in the same order. The caller's own `className` is left out, because its
 * values are unlimited.
 */
export function memoizeVariants<Variants extends object>(getStyles: (variants?: Variants) => string) {
  const cache: Record<string, string> = {}
  return (variants: Variants): string => (cache[Object.values(variants).join()] ??= getStyles(variants))
}
