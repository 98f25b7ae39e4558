/**
 * Caches the result of a `cva` function per combination of variants, because a page uses the same combinations many
 * times. Callers always pass the variants in the same order. The caller's own `className` is not part of the key,
 * because its values are unlimited. It comes first, by which the style sheet recognizes it.
 */
export function memoizeVariants<Variants extends object>(getStyles: (variants?: Variants) => string) {
  const root: Node = { styles: undefined, next: new Map() }
  return (variants: Variants, className?: string): string => {
    let node = root
    // A map for each variant and value: to concatenate a key takes several times as long.
    for (const name in variants) {
      const value = variants[name]
      if (value !== undefined) node = nextOf(nextOf(node, name), value)
    }
    const styles = (node.styles ??= getStyles(variants))
    return className ? `${className} ${styles}` : styles
  }
}

type Node = { styles: string | undefined; next: Map<unknown, Node> }

function nextOf({ next }: Node, key: unknown): Node {
  let found = next.get(key)
  if (!found) next.set(key, (found = { styles: undefined, next: new Map() }))
  return found
}
