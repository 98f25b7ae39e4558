import MagicString from 'magic-string'
import { parseSync, type Plugin } from 'vite'
import type { ClassModule } from './module-classes.ts'
import { classPrefix, publishedClass, publishVariables } from './published-names.ts'
import { childrenOf, isNode, nameOf, type SyntaxNode } from './syntax.ts'

/** Elements which pages commonly style by their name. */
const styledElements =
  /^(p|ul|ol|li|h[1-6]|dl|dt|dd|a|button|input|label|select|textarea|fieldset|legend|figure|figcaption|table|thead|tbody|tr|th|td|caption|img|svg|video|article|section|header|footer|nav|aside|main|form|details|summary|hr|blockquote|dialog)$/

/** The name of a custom property at the start of a string or of `var()`; elsewhere `--` decrements a number. */
const variableInString = /(?<=['"`(])--[a-z][\w-]*/g

/**
 * Gives the classes and custom properties in the modules their published names. Elements without a class get one,
 * so that the style sheet can protect them from the page's own styles. `readModules` is called once.
 */
export function classNamesPlugin(
  readModules: () => Promise<ReadonlyMap<string, ClassModule>>,
): Pick<Plugin, 'name' | 'enforce' | 'transform'> {
  let modules: ReturnType<typeof readModules> | undefined
  return {
    name: 'published-class-names',
    // Before JSX is compiled.
    enforce: 'pre',
    async transform(code, id) {
      modules ??= readModules()
      const module = (await modules).get(id)
      if (!module) return null
      const result = new MagicString(code)
      for (const { start, end, text } of module.texts) {
        const names = text.replaceAll(/\S+/g, (token) =>
          module.tokens.has(token) ? publishedClass(token) : token,
        )
        if (names !== text) result.update(start, end, names)
      }
      const inTexts = (at: number) => module.texts.some(({ start, end }) => start <= at && at < end)
      for (const { index, 0: name } of code.matchAll(variableInString))
        if (!inTexts(index) && publishVariables(name) !== name)
          result.update(index, index + name.length, publishVariables(name))
      for (const at of elementsWithoutClass(code, id)) result.appendLeft(at, ` className="${classPrefix}"`)
      return { code: result.toString(), map: result.generateMap({ hires: true }) }
    },
  }
}

/** Where a class attribute can be inserted: after the name of each element that has none. */
function elementsWithoutClass(code: string, file: string): number[] {
  const found: number[] = []
  const program: unknown = parseSync(file, code).program
  if (isNode(program)) visit(program)
  return found

  function visit(node: SyntaxNode): void {
    if (
      node.type === 'JSXOpeningElement' &&
      isNode(node.name) &&
      styledElements.test(nameOf(node.name) ?? '')
    ) {
      const attributes = childrenOf(node).filter(({ type }) => type === 'JSXAttribute')
      if (!attributes.some(({ name }) => nameOf(name) === 'className')) found.push(node.name.end)
    }
    childrenOf(node).forEach(visit)
  }
}
