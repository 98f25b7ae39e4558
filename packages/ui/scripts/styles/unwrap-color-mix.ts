import type { Declaration, Root, Rule } from 'postcss'

/** Removes the fallbacks for browsers without `color-mix()`: every supported browser has it. */
export function unwrapColorMix(root: Root): void {
  root.walkAtRules('supports', (supports) => {
    if (!supports.params.includes('color-mix')) return
    const before = supports.prev()
    supports.walkDecls((declaration) => removeFallback(before, declaration))
    if (before?.type === 'rule' && before.nodes.length === 0) before.remove()
    supports.replaceWith(supports.nodes ?? [])
  })
}

function removeFallback(before: ReturnType<Rule['prev']>, { prop, parent }: Declaration): void {
  if (before?.type === 'decl' && before.prop === prop) before.remove()
  const isSameRule =
    before?.type === 'rule' &&
    parent?.type === 'rule' &&
    'selector' in parent &&
    parent.selector === before.selector
  if (before?.type === 'rule' && isSameRule)
    before.each((node) => {
      if (node.type === 'decl' && node.prop === prop) node.remove()
    })
}
