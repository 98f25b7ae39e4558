import type { ASTNode, Collection, JSCodeshift } from 'jscodeshift'
import { changeProp } from './change-prop.ts'
import type { FileChange } from './create-transform.ts'
import { describeRenames } from './describe-renames.ts'
import type { ImportedNames } from './find-components.ts'
import type { Rename } from './rename.ts'

const isMap = (j: JSCodeshift, callee: ASTNode): boolean =>
  j.MemberExpression.check(callee) && j.Identifier.check(callee.property) && callee.property.name === 'map'

/** Changes the keys of an object literal; reports any other value. */
export function changeKeys(
  change: FileChange,
  node: ASTNode | null | undefined,
  rows: readonly Rename[],
): void {
  const { j, report } = change
  if (!node) return
  if (j.JSXExpressionContainer.check(node)) return changeKeys(change, node.expression, rows)
  if (j.ArrayExpression.check(node))
    return node.elements.forEach((element) => changeKeys(change, element, rows))
  // `list.map((one) => ({ … }))`
  const [made] = j.CallExpression.check(node) && isMap(j, node.callee) ? node.arguments : []
  if (j.ArrowFunctionExpression.check(made) && !j.BlockStatement.check(made.body))
    return changeKeys(change, made.body, rows)
  if (!j.ObjectExpression.check(node)) return report(node, describeRenames(rows))
  for (const property of node.properties) {
    if (j.ObjectProperty.check(property) || j.Property.check(property)) {
      const { key } = property
      const name = j.Identifier.check(key) ? key.name : undefined
      rows.filter(({ prop }) => prop === name).forEach((row) => changeProp(change, property, row))
    } else report(property, describeRenames(rows))
  }
}

/** Changes the objects that functions of the package are called with: `toast({ tone: 'default' })`. */
export function changeCalls(change: FileChange, root: Collection, { exportedBy }: ImportedNames): void {
  const { j, rows } = change
  root.find(j.CallExpression).forEach(({ node }) => {
    if (!j.Identifier.check(node.callee)) return
    const renames = rows(exportedBy.get(node.callee.name) ?? '')
    if (renames.length > 0) changeKeys(change, node.arguments[0], renames)
  })
}
