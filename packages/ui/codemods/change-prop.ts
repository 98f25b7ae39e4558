import type { ASTNode, JSXAttribute, ObjectProperty, Property } from 'jscodeshift'
import { changeValue } from './change-value.ts'
import { toOpenChange } from './close-handler.ts'
import type { FileChange } from './create-transform.ts'
import { describeValues } from './describe-renames.ts'
import type { Rename } from './rename.ts'

/** Renames a prop and changes its value. The prop is a JSX attribute or a key of an object. */
export function changeProp(
  change: FileChange,
  node: JSXAttribute | ObjectProperty | Property,
  { component, prop, to = prop, values, shape, byHand }: Rename,
): void {
  const { j, report, count } = change
  if (byHand !== undefined) return report(node, `${component}: ${prop}: ${byHand}`)
  const value: ASTNode | null | undefined = node.value
  if (values) {
    const outcome = changeValue(j, value, values)
    if (outcome === 'unknown') report(node, `${component}: ${prop} is computed: ${describeValues(values)}`)
    if (outcome !== 'changed' && to === prop) return
    // As JSX text, because the printer would write single quotes, as for strings in code.
    if (j.JSXAttribute.check(node) && j.StringLiteral.check(value)) node.value = j.jsxText(`"${value.value}"`)
  }
  if (shape === 'close') {
    const handler = j.JSXExpressionContainer.check(value) ? value.expression : value
    const next = handler && toOpenChange(j, handler)
    if (!next) return report(node, `${component}: ${prop} is now ${to}, called with the new state`)
    node.value = j.JSXAttribute.check(node) ? j.jsxExpressionContainer(next) : next
  }
  if (j.JSXAttribute.check(node)) node.name = j.jsxIdentifier(to)
  else {
    // `{ isOpen }` becomes `{ open: isOpen }`.
    node.shorthand = false
    node.key = j.identifier(to)
  }
  count()
}
