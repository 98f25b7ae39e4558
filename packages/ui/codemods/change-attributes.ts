import type { Collection, JSXOpeningElement } from 'jscodeshift'
import { changeKeys } from './change-object.ts'
import { changeProp } from './change-prop.ts'
import type { FileChange } from './create-transform.ts'
import { describeRenames } from './describe-renames.ts'
import type { ImportedNames } from './find-components.ts'
import { moveAttribute } from './move-attribute.ts'

/** The exported name of an element's component, if it comes from the package: `<Modal>` → "Dialog". */
function componentOf({ name }: JSXOpeningElement, names: ImportedNames): string | undefined {
  if (name.type === 'JSXIdentifier') return names.exportedBy.get(name.name)
  if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return undefined
  const isOurs = names.namespaces.has(name.object.name)
  return isOurs && name.property.type === 'JSXIdentifier' ? name.property.name : undefined
}

/** Changes the attributes of the package's components. */
export function changeAttributes(change: FileChange, root: Collection, names: ImportedNames): void {
  const { j, rows, report } = change
  root.find(j.JSXOpeningElement).forEach(({ node }) => {
    const hasAttribute = (name: string) =>
      node.attributes?.some((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === name)
    const renames = rows(componentOf(node, names) ?? '').filter(
      ({ beside }) => beside === undefined || hasAttribute(beside),
    )
    if (renames.length === 0) return
    for (const attribute of node.attributes ?? []) {
      if (attribute.type === 'JSXSpreadAttribute') {
        report(attribute, `${describeRenames(renames)} (props are spread here)`)
      } else {
        const inside = renames.filter((row) => row.inside === attribute.name.name)
        if (inside.length > 0) changeKeys(change, attribute.value, inside)
        const row = renames.find(({ prop, inside }) => inside === undefined && prop === attribute.name.name)
        if (row?.to?.includes('.')) moveAttribute(change, node, attribute, row)
        else if (row) changeProp(change, attribute, row)
      }
    }
  })
}
