import postcss, { type AtRule, type Root, type Rule } from 'postcss'

const classInSelector = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g

/**
 * Removes the selectors with classes that are not among the used words, and the custom properties, keyframes and registered
 * properties that no remaining rule or word mentions.
 */
export function pruneSheet(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  prune(root)
  removeRepeated(root)
  simplify(root)
  while (removeUnusedProperties(root, used));
  const pruned = root.toString()
  root.walkAtRules(/^(keyframes|property)$/, (rule) => {
    if (pruned.indexOf(rule.params) === pruned.lastIndexOf(rule.params)) rule.remove()
  })
  return root.toString()

  function prune(container: Root | AtRule | Rule): void {
    container.each((node) => {
      if (node.type === 'rule') {
        const selectors = node.selectors.filter((selector) =>
          classesIn(selector).every((name) => used.has(name)),
        )
        if (!selectors.length) return void node.remove()
        node.selectors = selectors
      }
      if ((node.type !== 'rule' && node.type !== 'atrule') || !node.nodes || isKeyframes(node)) return
      prune(node)
      if (!node.nodes.length) node.remove()
    })
  }
}

/** Removes declarations that are repeated in their rule: minifiers leave up to three of one with a prefix. */
function removeRepeated(root: Root): void {
  root.walkRules((rule) => {
    const last = new Map(rule.nodes.map((node) => [node.toString(), node]))
    rule.each((node) => {
      if (node.type === 'decl' && last.get(node.toString()) !== node) node.remove()
    })
  })
}

/** Removes comments, page types that no rule uses, and the condition that `color-mix` is known, which all supported browsers fulfil. */
function simplify(root: Root): void {
  root.walkComments((comment) => void comment.remove())
  const pageTypes = new Set<string>()
  root.walkDecls('page', ({ value }) => void pageTypes.add(value))
  root.walkAtRules('page', (rule) => {
    if (rule.params && !rule.params.startsWith(':') && !pageTypes.has(rule.params)) rule.remove()
  })
  root.walkAtRules('supports', (rule) => {
    if (rule.params === '(color:color-mix(in lab, red, red))' && rule.nodes) rule.replaceWith(rule.nodes)
  })
}

/** Returns true if it removed any: call it again, because others may be unused now. */
function removeUnusedProperties(root: Root, used: ReadonlySet<string>): boolean {
  const mentioned = new Set(Array.from(root.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  let isChanged = false
  root.walkDecls(/^--/, (declaration) => {
    if (mentioned.has(declaration.prop) || used.has(declaration.prop)) return
    const { parent } = declaration
    declaration.remove()
    if (parent?.nodes.length === 0) parent.remove()
    isChanged = true
  })
  return isChanged
}

// PostCSS parses the steps of keyframes as rules.
const isKeyframes = (node: AtRule | Rule): boolean => node.type === 'atrule' && node.name === 'keyframes'

/** The unescaped class names in one or more selectors. */
export function classesIn(selector: string): string[] {
  return Array.from(selector.matchAll(classInSelector), ([, name = '']) =>
    name
      .replaceAll(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replaceAll(/\\(.)/g, '$1'),
  )
}
