import { compile } from '@tailwindcss/node'
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss'
import { packageRoot } from '../paths.ts'
import { foldConstants } from './fold-constants.ts'
import { publishGlobalNames } from './published-names.ts'
import { unwrapColorMix } from './unwrap-color-mix.ts'

/** A rule of one class, with the at-rules around it. */
export type ClassRule = { owner: string; rule: Rule; around: AtRule[] }

export type Utilities = {
  /** The rules of all classes, in the order in which Tailwind sorts them. */
  rules: ClassRule[]
  /** The compiled style sheet. */
  root: Root
}

const classInSelector = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g

const unescape = (name: string): string =>
  name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1')

/** Marks an element for the variants of others (`group-hover:`), without a rule of its own. */
export const isMarker = (token: string): boolean => /^(group|peer)(\/|$)/.test(token)

/** Calls a function with each class of a selector and replaces it by the result. */
export function mapClasses(selector: string, map: (token: string) => string): string {
  return selector.replaceAll(classInSelector, (_, name: string) => map(unescape(name)))
}

/** Compiles the rules of all of these tokens that are classes. */
export async function compileUtilities(tokens: Iterable<string>): Promise<Utilities> {
  const input = `@import 'tailwindcss' source(none);@import './src/theme/theme.css';`
  const compiler = await compile(input, { base: packageRoot, onDependency: () => {} })
  const root = postcss.parse(compiler.build([...tokens]))
  unwrapColorMix(root)
  foldConstants(root)
  publishGlobalNames(root)
  const rules: ClassRule[] = []
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities' && layer.nodes) for (const node of layer.nodes) collect(node, [])
  })
  return { rules, root }

  function collect(node: ChildNode, around: AtRule[]): void {
    if (node.type === 'atrule') for (const child of node.nodes ?? []) collect(child, [...around, node])
    if (node.type !== 'rule') return
    const owner = classesOf(node.selector).find((token) => !isMarker(token))
    if (owner) rules.push({ owner, rule: node, around })
  }
}

/** The classes of a selector, in their order. */
export function classesOf(selector: string): string[] {
  return [...selector.matchAll(classInSelector)].map(([, name = '']) => unescape(name))
}
