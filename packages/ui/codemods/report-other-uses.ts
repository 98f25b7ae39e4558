import type { Collection } from 'jscodeshift'
import type { FileChange } from './create-transform.ts'
import { describeRenames } from './describe-renames.ts'
import type { ImportedNames } from './find-components.ts'

/** Reports uses of a component or of its props type that are neither JSX nor a call. */
export function reportOtherUses(change: FileChange, root: Collection, { exportedBy }: ImportedNames): void {
  const { j, rows, report } = change
  root.find(j.Identifier).forEach((path) => {
    const { node, parent } = path
    // jscodeshift also finds JSXIdentifier nodes here.
    if (node.type !== 'Identifier') return
    const renames = rows((exportedBy.get(node.name) ?? '').replace(/Props$/, ''))
    if (renames.length === 0) return
    const user = parent.node
    if (j.ImportSpecifier.check(user) || (j.CallExpression.check(user) && user.callee === node)) return
    // Other things of the same name: a member or a key.
    if (j.MemberExpression.check(user) && user.property === node && !user.computed) return
    if (j.ObjectProperty.check(user) && user.key === node && !user.shorthand) return
    report(node, `${describeRenames(renames)} (${node.name} is not used as an element here)`)
  })
}
