import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss, { type Root } from 'postcss'
import { packageRoot } from '../paths.ts'
import { classesOf, compileUtilities, type ClassRule } from './compile-utilities.ts'
import { lowerLightDark } from './lower-light-dark.ts'
import { minify } from './minify.ts'
import { classesWithImports, type ClassModule } from './module-classes.ts'
import { aboveIds, guardRules, publishOwn, renameClasses } from './protect-selector.ts'
import { layerOrder, themeRules } from './page-sheets.ts'
import { classPrefix, publishVariables } from './published-names.ts'
import { rankRules } from './rank-rules.ts'
import { declareTokens, readTokens, usedTokens, type Tokens } from './tokens.ts'

/** `elements` are undefined if callers choose them. `extras` are rules of the page, for example while a dialog is open. */
type SheetPart = {
  classes: ReadonlySet<string>
  elements: ReadonlySet<string> | undefined
  extras: readonly string[]
}

/** Writes style sheets of parts of the package that hold beside a page's own styles and leave the page as it is. */
export type SheetWriter = {
  root: Root
  tokens: Tokens
  /** The sheet of a part of the package; of all, if omitted. */
  write: (file: string, part?: SheetPart) => string
}

const pageExtras = ['modal', 'notice'] as const

/** The files with rules for the page that a component and what it imports need. */
export function extrasOf(files: ReadonlySet<string>): string[] {
  return pageExtras.filter((name) => [...files].some((file) => file.includes(`/src/${name}/`)))
}

export async function createSheetWriter(modules: ReadonlyMap<string, ClassModule>): Promise<SheetWriter> {
  const moduleTokens = [...modules.values()].map(({ tokens }) => tokens)
  const { rules, root } = await compileUtilities(new Set(moduleTokens.flatMap((tokens) => [...tokens])))
  const tokens = readTokens(root)
  const published = publishRules(rules, rankRules(rules, moduleTokens))
  const ranks = published.map(({ rank }) => rank)
  const layers = Array.from({ length: Math.max(...ranks) + 1 }, (_, rank) => layerOf(rank))
  const baseline = await readPublished('baseline')
  const extraRules = new Map<string, string>()
  for (const name of pageExtras) extraRules.set(name, await readPublished(name, aboveIds))

  return {
    root,
    tokens,
    write: (file, { classes, elements, extras = pageExtras }: Partial<SheetPart> = {}) => {
      const own = published.filter(({ owner }) => !classes || classes.has(owner))
      const lowest = nestedThemes + rulesOfElements(baseline, elements)
      const body = layers
        .map((layer, rank) => {
          const rules = own.filter((rule) => rule.rank === rank).map(({ css }) => css)
          return `@layer ${layer}{${rank === 0 ? lowest : ''}${rules.join('\n')}}`
        })
        .join('\n')
      const global = globalRules(root, body, classes)
      const names = usedTokens(body + global, tokens)
      const order = `${layerOrder}@layer ${layers.join()};`
      const guards = guardRules(pseudoElementsIn(body))
      const page = extras.map((name) => extraRules.get(name) ?? '')
      const css = [order, themeRules, declareTokens(names, tokens), guards, body, ...page, global].join('\n')
      return minify(publishVariables(lowerLightDark(css)), file)
    },
  }
}

/** A theme inside of a page paints its own ground, unless the page says otherwise. */
const nestedThemes =
  '[data-theme=dark]:not(:root),[data-theme=light]:not(:root){background-color:var(--color-ground);color:var(--color-text)}'

/** The layer of the rules of a rank. The baseline has the lowest. */
const layerOf = (rank: number): string => `chignon.r${rank}`

/** The pseudo-elements that rules of the package style. */
const pseudoElementsIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/(?<!\\)::[\w-]+/g)].map(([name]) => name))

type PublishedRule = { owner: string; css: string; rank: number }

function publishRules(rules: readonly ClassRule[], ranks: ReadonlyMap<ClassRule, number>): PublishedRule[] {
  return rules.map((rule) => {
    const copy = rule.rule.clone()
    copy.selector = renameClasses(copy.selector)
    copy.walkRules((nested) => {
      nested.selector = renameClasses(nested.selector)
    })
    const css = rule.around.reduceRight(
      (inside, { name, params }) => `@${name} ${params}{${inside}}`,
      copy.toString(),
    )
    return { owner: rule.owner, css, rank: Math.max(1, ranks.get(rule) ?? 1) }
  })
}

/** Keyframes and registered properties that these rules use, and the rules of the page for the given classes. */
function globalRules(root: Root, body: string, classes: ReadonlySet<string> | undefined): string {
  const found: string[] = []
  for (const node of root.nodes) {
    if (node.type !== 'atrule') continue
    const isUsed = new RegExp(`${node.params}\\b`).test(body)
    if ((node.name === 'keyframes' || node.name === 'property') && isUsed) found.push(node.toString())
    const pageClasses = classesOf(node.toString())
    if (
      node.name === 'media' &&
      pageClasses.length > 0 &&
      pageClasses.every((name) => !classes || classes.has(name))
    ) {
      const copy = node.clone()
      copy.walkRules((rule) => {
        rule.selector = renameClasses(rule.selector)
      })
      found.push(copy.toString())
    }
    const pageClass = `${node.params.replace(classPrefix, '')}-sheet`
    if (node.name === 'page' && (!classes || classes.has(pageClass))) found.push(node.toString())
  }
  return found.join('\n')
}

/** The baseline without the rules for other elements than these. */
function rulesOfElements(css: string, elements: ReadonlySet<string> | undefined): string {
  if (!elements) return css
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => {
      const [tag] = /^[a-z]\w*/.exec(selector) ?? []
      return tag === undefined || elements.has(tag)
    })
    if (kept.length > 0) rule.selectors = kept
    else rule.remove()
  })
  return root.toString()
}

async function readPublished(name: string, weight = ''): Promise<string> {
  const root = postcss.parse(await readFile(path.join(packageRoot, `src/styles/${name}.css`), 'utf8'))
  root.walkComments((comment) => void comment.remove())
  root.walkRules((rule) => {
    rule.selector = publishOwn(rule.selector, weight)
  })
  return root.toString()
}

/** The sheet of a component with everything that it imports. */
export function writeComponentSheet(
  writer: SheetWriter,
  modules: ReadonlyMap<string, ClassModule>,
  file: string,
): string {
  const { tokens, elements, files } = classesWithImports(modules, file)
  return writer.write(path.basename(file, '.tsx'), { classes: tokens, elements, extras: extrasOf(files) })
}
