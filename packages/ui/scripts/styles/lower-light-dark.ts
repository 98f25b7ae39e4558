import postcss, { AtRule, Rule, type Declaration } from 'postcss'

/**
 * Replaces `light-dark()` by custom properties that `data-theme` switches, so that themes nest also where a bundler
 * compiles CSS for browsers without `light-dark()`: its replacement is computed once, at the root.
 */
export function lowerLightDark(css: string): string {
  const root = postcss.parse(css)
  root.walkDecls((declaration) => {
    if (declaration.prop === 'color-scheme') addSwitch(declaration)
    else if (declaration.value.includes('light-dark(')) declaration.value = lowerValue(declaration.value)
  })
  root.walkRules((rule) => {
    if (/^:root,\s*:host$/.test(rule.selector)) redeclareInThemes(rule)
  })
  root.walkAtRules('theme', redeclareInThemes)
  return root.toString()
}

/** The value without `light-dark()`: of both parts, one is always empty. */
export function lowerValue(value: string): string {
  const start = value.indexOf('light-dark(')
  if (start === -1) return value
  const open = start + 'light-dark'.length
  let comma = -1
  let depth = 0
  for (let at = open; at < value.length; at++) {
    if (value[at] === '(') depth++
    else if (value[at] === ',' && depth === 1) comma = at
    else if (value[at] === ')' && --depth === 0) {
      const light = value.slice(open + 1, comma).trim()
      const dark = value.slice(comma + 1, at).trim()
      const rest = lowerValue(value.slice(at + 1))
      return `${value.slice(0, start)}var(--chignon-light, ${light}) var(--chignon-dark, ${dark})${rest}`
    }
  }
  throw new Error(`light-dark() is not closed: ${value}`)
}

/** `initial` selects the fallback of `var()`; a space is a valid value that adds nothing. */
function addSwitch(declaration: Declaration): void {
  const isDark = declaration.value === 'dark'
  declaration.after({ prop: '--chignon-light', value: isDark ? ' ' : 'initial' })
  declaration.after({ prop: '--chignon-dark', value: isDark ? 'initial' : ' ' })
}

/** Tokens that depend on the switch are computed where they are declared, so every theme declares them. */
function redeclareInThemes(declared: Rule | AtRule): void {
  const themed = new Rule({ selector: '[data-theme]' })
  declared.each((node) => {
    if (node.type === 'decl' && node.value.includes('--chignon-light')) themed.append(node.clone())
  })
  if (!themed.nodes.length) return
  declared.after(
    declared.type === 'rule' ? themed : new AtRule({ name: 'layer', params: 'theme', nodes: [themed] }),
  )
}
