import ts from '@typescript/typescript6'

/** A class in the source, and the line of its string. */
export type ClassName = { name: string; line: number }

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.PlusToken,
])

/** Every class that a module names in `className`, `cx` or `cva`, also through constants of the same module. */
export function classNamesIn(file: string, text: string): ClassName[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const constants = new Map<string, ts.Expression>()
  const roots: ts.Node[] = []
  visit(source)
  const seen = new Set<ts.Node>()
  return roots.flatMap(collect)

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer)
    if (ts.isJsxAttribute(node) && /classname$/i.test(node.name.getText()) && node.initializer)
      roots.push(node.initializer)
    if (ts.isPropertyAssignment(node) && /^(className|class)$/.test(node.name.getText()))
      roots.push(node.initializer)
    if (ts.isCallExpression(node) && /^(cx|cva)$/.test(node.expression.getText())) roots.push(node)
    ts.forEachChild(node, visit)
  }

  function collect(node: ts.Node): ClassName[] {
    if (seen.has(node)) return []
    seen.add(node)
    if (ts.isStringLiteralLike(node)) return split(node.text, node)
    if (ts.isTemplateExpression(node)) return [...split(wholeNames(node), node), ...childrenOf(node)]
    if (ts.isConditionalExpression(node)) return [...collect(node.whenTrue), ...collect(node.whenFalse)]
    if (ts.isBinaryExpression(node)) return comparisons.has(node.operatorToken.kind) ? [] : childrenOf(node)
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText()
      if (callee === 'cva') return variantsOf(node)
      return callee === 'cx' ? node.arguments.flatMap(collect) : collect(node.expression)
    }
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text)
      return constant ? collect(constant) : []
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      return collect(node.expression)
    if (ts.isPropertyAssignment(node)) return collect(node.initializer)
    return childrenOf(node)
  }

  function childrenOf(node: ts.Node): ClassName[] {
    const found: ClassName[] = []
    ts.forEachChild(node, (child) => void found.push(...collect(child)))
    return found
  }

  /** The classes of `cva`, without the names of variants in `defaultVariants` and `compoundVariants`. */
  function variantsOf({ arguments: [base, options] }: ts.CallExpression): ClassName[] {
    const variants =
      options && ts.isObjectLiteralExpression(options)
        ? options.properties.filter((property) => property.name?.getText() === 'variants')
        : []
    return [base, ...variants].flatMap((node) => (node ? collect(node) : []))
  }

  function split(names: string, node: ts.Node): ClassName[] {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    return names.split(/\s+/).flatMap((name) => (name ? [{ name, line }] : []))
  }
}

/** The text of a template without the names that an expression completes. */
function wholeNames({ head, templateSpans }: ts.TemplateExpression): string {
  const spans = templateSpans.map(({ literal }) => literal.text)
  return [head.text, ...spans]
    .map((text, index) => {
      const ended = index === 0 ? text : text.replace(/^\S+/, '')
      return index === spans.length ? ended : ended.replace(/\S+$/, '')
    })
    .join(' ')
}
