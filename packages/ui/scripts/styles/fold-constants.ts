import type { Root } from 'postcss'

/** Internal variables of Tailwind that no class sets have one value: it replaces them. So does the unit of spacing. */
export function foldConstants(root: Root): void {
  const initial = new Map<string, string>()
  const assigned = new Set<string>()
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value))
    if (!initial.has(rule.params)) initial.set(rule.params, 'initial')
  })
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkDecls(/^--tw-/, ({ prop }) => void assigned.add(prop))
  })
  root.walkDecls((declaration) => {
    declaration.value = replaceVariables(declaration.value, (name, fallback) => {
      if (name === '--spacing') return '4px'
      if (!name.startsWith('--tw-') || assigned.has(name)) return undefined
      const constant = initial.get(name)
      return constant === undefined || constant === 'initial' ? fallback : constant
    })
  })
}

/** Replaces `var()` where `replace` returns a value. */
export function replaceVariables(
  value: string,
  replace: (name: string, fallback: string | undefined) => string | undefined,
): string {
  const start = value.indexOf('var(')
  if (start === -1) return value
  let depth = 0
  let comma = -1
  let end = start + 3
  for (; end < value.length; end++) {
    if (value[end] === '(') depth++
    else if (value[end] === ',' && depth === 1 && comma === -1) comma = end
    else if (value[end] === ')' && --depth === 0) break
  }
  const name = value.slice(start + 4, comma === -1 ? end : comma).trim()
  const fallback = comma === -1 ? undefined : replaceVariables(value.slice(comma + 1, end).trim(), replace)
  const kept = fallback === undefined ? `var(${name})` : `var(${name}, ${fallback})`
  const result = replace(name, fallback) ?? kept
  return value.slice(0, start) + result + replaceVariables(value.slice(end + 1), replace)
}
