/**
 * Caches the result of a `cva` function per combination of variants, because a page asks for the same combinations many
 * times. Callers always pass the variants in the same order. The caller's own `className` is not part of the key,
 * because its values are unlimited. It comes first, by which the style sheet recognizes it.
 */
export function memoizeVariants<Variants extends object>(getStyles: (variants?: Variants) => string) {
  const cache: Record<string, string> = {}
  return (variants: Variants, className?: string): string => {
    let key = ''
    for (const name in variants) key += `${String(variants[name])},`
    const styles = (cache[key] ??= getStyles(variants))
    return className ? `${className} ${styles}` : styles
  }
}
