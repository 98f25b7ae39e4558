import type { ASTNode, JSCodeshift } from 'jscodeshift'

/** Result for a value: nothing to change, changed, or computed, so that a developer has to check it. */
export type Change = 'same' | 'changed' | 'unknown'

const either = (first: Change, second: Change): Change => {
  if (first === 'unknown' || second === 'unknown') return 'unknown'
  return first === 'changed' || second === 'changed' ? 'changed' : 'same'
}

/** Renames a value where it is written as a string, also in both branches of a condition. */
export function changeValue(
  j: JSCodeshift,
  node: ASTNode | null | undefined,
  values: Readonly<Record<string, string>>,
): Change {
  if (!node) return 'same'
  if (j.StringLiteral.check(node) || j.Literal.check(node)) {
    const to = typeof node.value === 'string' ? values[node.value] : undefined
    if (to === undefined) return 'same'
    node.value = to
    return 'changed'
  }
  if (j.JSXExpressionContainer.check(node)) return changeValue(j, node.expression, values)
  if (j.TSAsExpression.check(node) || j.TSSatisfiesExpression.check(node))
    return changeValue(j, node.expression, values)
  if (j.ConditionalExpression.check(node))
    return either(changeValue(j, node.consequent, values), changeValue(j, node.alternate, values))
  if (j.LogicalExpression.check(node)) {
    const right = changeValue(j, node.right, values)
    return node.operator === '&&' ? right : either(changeValue(j, node.left, values), right)
  }
  return j.Identifier.check(node) && node.name === 'undefined' ? 'same' : 'unknown'
}
