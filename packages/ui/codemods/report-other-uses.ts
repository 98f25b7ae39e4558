import type { Collection } from 'jscodeshift'
import { describeRenames } from './change-object.ts'
import type { FileChange } from './create-transform.ts'
import type { ImportedNames } from './find-components.ts'

/** Reports where a component or the type of its props is used other than in JSX or by a call. */
export function reportOtherUses(change: FileChange, root: Collection, { exportedBy }: ImportedNames): void {
  const { j, rows, report } = change
  root.find(j.Identifier).forEach((path) => {
    const { node, parent } = path
    // The names of elements are identifiers, too.
    if (node.type !== 'Identifier') return
    const renames = rows((exportedBy.get(node.name) ?? '').replace(/Props$/, ''))
    if (renames.length === 0) return
    const user = parent.node
    if (j.ImportSpecifier.check(user) || (j.CallExpression.check(user) && user.callee === node)) return
    // Names that only sound the same: a key, a member, an attribute.
    if (j.MemberExpression.check(user) && user.property === node && !user.computed) return
    if (j.ObjectProperty.check(user) && user.key === node && !user.shorthand) return
    report(node, `${describeRenames(renames)} (${node.name} is not used as an element here)`)
  })
}
