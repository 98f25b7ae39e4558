/** The specificity of a selector without ids and elements: its classes, attributes and pseudo-classes outside of `:where()`. */
export function specificityOf(selector: string): number {
  const visible = withoutWhere(selector.replaceAll(/\\[0-9a-f]{1,6} ?|\\./g, 'x'))
  const attributes = visible.match(/\[[^\]]*\]/g) ?? []
  const rest = visible.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/::[\w-]+/g, '')
  const classes = rest.match(/\.[a-z_-]/gi) ?? []
  const pseudo = rest.match(/(?<!:):(?!is\(|not\(|has\()[a-z-]+/g) ?? []
  return attributes.length + classes.length + pseudo.length
}

function withoutWhere(selector: string): string {
  const start = selector.indexOf(':where(')
  if (start === -1) return selector
  let depth = 0
  for (let at = start + ':where'.length; at < selector.length; at++) {
    if (selector[at] === '(') depth++
    else if (selector[at] === ')' && --depth === 0)
      return selector.slice(0, start) + withoutWhere(selector.slice(at + 1))
  }
  return selector.slice(0, start)
}
