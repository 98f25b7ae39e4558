import MagicString from 'magic-string'
import { parseSync, type Plugin } from 'vite'
import { childrenOf, isNode, type SyntaxNode } from './styles/syntax.ts'

const condition = "process.env.NODE_ENV !== 'production'"

/**
 * Wraps development checks in `try`, for browsers without a bundler, where `process` does not exist. `typeof process` would not
 * work, because bundlers replace only `process.env.NODE_ENV`. Minifiers remove the whole statement from production builds.
 */
export function guardProcessPlugin(): Pick<Plugin, 'name' | 'enforce' | 'transform'> {
  return {
    name: 'guard-process',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes(condition)) return null
      const result = new MagicString(code)
      for (const { start, end } of developmentChecks(code, id))
        result.appendLeft(start, 'try { ').appendRight(end, ' } catch {}')
      return { code: result.toString(), map: result.generateMap({ hires: true }) }
    },
  }
}

function developmentChecks(code: string, file: string): SyntaxNode[] {
  const found: SyntaxNode[] = []
  const program: unknown = parseSync(file, code).program
  if (isNode(program)) visit(program)
  return found

  function visit(node: SyntaxNode): void {
    const { test } = node
    if (node.type === 'IfStatement' && isNode(test) && code.slice(test.start, test.end) === condition)
      found.push(node)
    childrenOf(node).forEach(visit)
  }
}
