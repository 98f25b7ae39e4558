import { parseSync } from 'vite'
import { childrenOf, isNode, nameOf, type SyntaxNode } from './syntax.ts'

/** A string with class names: the position of its characters in the source, without quotes. */
export type ClassText = { start: number; end: number; text: string }

const classProp = /^(c|.+C)lassName$/
const classFunctions = new Set(['cva', 'cx'])

/**
 * Finds the strings of a module that hold class names: those passed as `className` or to `cva` and `cx`, and elsewhere those
 * that consist of known classes. A single plain word ("hidden") elsewhere is not one.
 */
export function findClassTexts(
  code: string,
  file: string,
  isKnown: (token: string) => boolean = () => false,
): ClassText[] {
  const found: ClassText[] = []
  const program: unknown = parseSync(file, code).program
  if (isNode(program)) visit(program, false)
  return found

  function visit(node: SyntaxNode, isClass: boolean): void {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      if (!isNode(node.expression)) return
      return visit(node.expression, isClass)
    }
    if (node.type === 'Literal' && typeof node.value === 'string')
      return add(node.start + 1, node.end - 1, isClass)
    if (node.type === 'TemplateElement') return add(node.start, node.end, isClass)
    // A comparison holds a value, not classes.
    if (node.type === 'BinaryExpression' && node.operator !== '+') return
    if (node.type === 'JSXAttribute') {
      const isOwn = classProp.test(nameOf(node.name) ?? '')
      if (isNode(node.value) && (isOwn || node.value.type !== 'Literal')) visit(node.value, isOwn)
      return
    }
    if (node.type === 'Property') {
      if (nameOf(node.key) === 'defaultVariants') return
      if (node.computed && isNode(node.key)) visit(node.key, false)
      if (isNode(node.value)) visit(node.value, isClass || classProp.test(nameOf(node.key) ?? ''))
      return
    }
    const isCall = node.type === 'CallExpression'
    const isInside = isClass || (isCall && classFunctions.has(nameOf(node.callee) ?? ''))
    for (const child of childrenOf(node)) {
      if (node.type === 'ConditionalExpression' && child === node.test) visit(child, false)
      else visit(child, isInside)
    }
  }

  function add(start: number, end: number, isClass: boolean): void {
    const text = code.slice(start, end)
    const tokens = text.split(/\s+/).filter(Boolean)
    const isList = /[-:/[]|[a-z] [a-z]/.test(text.trim()) && tokens.length > 0 && tokens.every(isKnown)
    if (isClass || isList) found.push({ start, end, text })
  }
}
