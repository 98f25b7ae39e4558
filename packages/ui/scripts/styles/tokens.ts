import type { AtRule, Declaration, Root, Rule } from 'postcss'

/** The custom properties of the theme, and the rules that change some of them. */
export type Tokens = {
  values: Map<string, string>
  /** Persian typefaces, more contrast. */
  overrides: { around: AtRule | undefined; selector: string; declarations: Declaration[] }[]
}

/** Reads the tokens of a compiled style sheet. */
export function readTokens(root: Root): Tokens {
  const values = new Map<string, string>()
  const overrides: Tokens['overrides'] = []
  root.walkRules((rule) => {
    const isOverride = /data-contrast|:lang\(fa\)/.test(rule.selector)
    const declarations = rule.nodes.filter((node) => node.type === 'decl' && node.prop.startsWith('--'))
    if (isOverride)
      overrides.push({
        around: mediaOf(rule),
        selector: rule.selector,
        declarations: declarations.filter((node) => node.type === 'decl'),
      })
    else if (/^:root(,\s*:host)?$/.test(rule.selector) && !mediaOf(rule))
      for (const node of declarations)
        if (node.type === 'decl' && node.prop !== '--picture-brightness') values.set(node.prop, node.value)
  })
  return { values, overrides }
}

function mediaOf({ parent }: Rule): AtRule | undefined {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'media' ? parent : undefined
}

const variable = /var\((--[\w-]+)/g

/** The names of the tokens that a style sheet uses, directly or by way of others. */
export function usedTokens(css: string, { values, overrides }: Tokens): Set<string> {
  const used = new Set(
    [...css.matchAll(variable)].map(([, name = '']) => name).filter((name) => values.has(name)),
  )
  for (const name of used) {
    const alternatives = overrides.flatMap(({ declarations }) =>
      declarations.filter(({ prop }) => prop === name).map(({ value }) => value),
    )
    for (const text of [values.get(name) ?? '', ...alternatives])
      for (const [, other = ''] of text.matchAll(variable)) if (values.has(other)) used.add(other)
  }
  return used
}

/** The declarations of these tokens. They weigh nothing, so that an app overrides them by any rule. */
export function declareTokens(names: ReadonlySet<string>, { values, overrides }: Tokens): string {
  const declare = (isThemed: boolean) =>
    [...values]
      .filter(([name, value]) => names.has(name) && value.includes('light-dark(') === isThemed)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  const changed = overrides.map(({ around, selector, declarations }) => {
    const kept = declarations
      .filter(({ prop }) => names.has(prop))
      .map(String)
      .join(';')
    if (!kept) return ''
    const weightless = selector.startsWith(':lang(fa)') ? `:where(${selector})` : selector
    const rule = `${weightless}{${kept}}`
    return around ? `@media ${around.params}{${rule}}` : rule
  })
  return `:where(:root,:host){${declare(false)}}:where(:root,:host,[data-theme]){${declare(true)}}${changed.join('')}`
}
