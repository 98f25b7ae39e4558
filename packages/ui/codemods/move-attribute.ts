import type { JSXAttribute, JSXOpeningElement } from 'jscodeshift'
import type { FileChange } from './create-transform.ts'
import type { Rename } from './rename.ts'

/** Makes an attribute a key of an object: `showLabel="Show"` → `labels={{ show: 'Show' }}`. */
export function moveAttribute(
  { j, report, count }: FileChange,
  element: JSXOpeningElement,
  attribute: JSXAttribute,
  { component, prop, to = prop }: Rename,
): void {
  const [object = '', key = ''] = to.split('.')
  const contentOf = ({ value }: JSXAttribute) =>
    value?.type === 'JSXExpressionContainer' ? value.expression : value
  const content = contentOf(attribute)
  const given = element.attributes?.find(
    (sibling) => sibling.type === 'JSXAttribute' && sibling.name.name === object,
  )
  const target = given?.type === 'JSXAttribute' ? contentOf(given) : undefined
  if (!content || content.type === 'JSXEmptyExpression' || (target && target.type !== 'ObjectExpression'))
    return report(attribute, `${component}: ${prop} is now ${to}`)
  const value = content.type === 'StringLiteral' ? j.stringLiteral(content.value) : content
  const property = j.objectProperty(j.identifier(key), value)
  if (target) {
    target.properties.push(property)
    element.attributes = (element.attributes ?? []).filter((sibling) => sibling !== attribute)
  } else {
    attribute.name = j.jsxIdentifier(object)
    attribute.value = j.jsxExpressionContainer(j.objectExpression([property]))
  }
  count()
}
