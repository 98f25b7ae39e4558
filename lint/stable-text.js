/**
 * Forbids conditional texts and elements beside a text. The translator of a browser moves texts into elements of its own; React then
 * fails to remove a text from its parent and to insert an element before one, and the whole page with it.
 */
export const stableText = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    JSXElement: (node) => checkChildren(context, node),
    JSXFragment: (node) => checkChildren(context, node),
  }),
}

const wrapText =
  'Put the text into an element (<span>): the translator of a browser moves it, and React can then not remove it.'
const wrapNextText =
  'Put the text after it into an element (<span>): the translator of a browser moves it, and React can then insert nothing before it.'

function checkChildren(context, { children }) {
  const rendered = children.filter(isRendered)
  rendered.forEach((child, at) => {
    const results = resultsOf(child)
    if (results.length < 2) return
    const kinds = new Set(results.map(kindOf))
    // React replaces an only child that is a string with the whole content of its parent.
    const isManaged = rendered.length > 1 ? isText : isComponentText
    if (kinds.size > 1 && results.some(isManaged)) context.report({ node: child, message: wrapText })
    else if (kinds.has('nothing') && kinds.size > 1 && precedesText(rendered.slice(at + 1)))
      context.report({ node: child, message: wrapNextText })
  })
}

/** False for comments, and for space, which no translator moves. */
function isRendered(child) {
  const node = child.type === 'JSXExpressionContainer' ? child.expression : child
  if (node.type === 'JSXText' || node.type === 'Literal') return String(node.value).trim() !== ''
  return node.type !== 'JSXEmptyExpression'
}

/** Whether the next node that is always there is a text. */
function precedesText(following) {
  for (const child of following) {
    const results = resultsOf(child)
    if (results.some(isText)) return true
    if (results.every((one) => kindOf(one) === 'element')) return false
  }
  return false
}

/** What an expression renders, in each case. */
function resultsOf(node) {
  if (node === null || node === undefined) return [null]
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return resultsOf(node.expression)
  if (node.type === 'ConditionalExpression')
    return [...resultsOf(node.consequent), ...resultsOf(node.alternate)]
  if (node.type === 'LogicalExpression')
    return [...resultsOf(node.right), ...(node.operator === '&&' ? [null] : resultsOf(node.left))]
  return [node]
}

const isText = (node) => kindOf(node) === 'text' || isComponentText(node)

/** A component of Lingui that renders only its text. */
const isComponentText = (node) => kindOf(node) === 'component text'

function kindOf(node) {
  if (node === null || node.value === null) return 'nothing'
  if (node.type === 'Identifier' && node.name === 'undefined') return 'nothing'
  if (node.type === 'JSXText' || node.type === 'TemplateLiteral') return 'text'
  if (node.type === 'TaggedTemplateExpression') return 'text'
  if (node.type === 'Literal') return 'text'
  if (node.type === 'JSXFragment')
    return node.children.filter(isRendered).some(isText) ? 'component text' : 'element'
  if (node.type !== 'JSXElement') return 'unknown'
  return /^(Trans|Plural|Select|SelectOrdinal)$/.test(node.openingElement.name.name)
    ? 'component text'
    : 'element'
}
