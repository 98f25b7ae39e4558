import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss, { type Root } from 'postcss'
import { packageRoot } from '../paths.ts'
import { classesOf, compileUtilities, type ClassRule } from './compile-utilities.ts'
import { lowerLightDark } from './lower-light-dark.ts'
import { minify } from './minify.ts'
import { classesWithImports, type ClassModule } from './module-classes.ts'
import { protectClass, protectOwn, renameClasses } from './protect-selector.ts'
import { themeRules } from './page-sheets.ts'
import { classPrefix, publishVariables } from './published-names.ts'
import { rankRules } from './rank-rules.ts'
import { declareTokens, readTokens, usedTokens, type Tokens } from './tokens.ts'

/** Writes style sheets of parts of the package that hold beside a page's own styles and leave the page as it is. */
export type SheetWriter = {
  root: Root
  tokens: Tokens
  /** The sheet of these classes; all, if omitted. `extras` are rules of the page, for example while a dialog is open. */
  write: (file: string, classes?: ReadonlySet<string>, extras?: readonly string[]) => string
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
  const baseline = await readProtected('baseline')
  const extraRules = new Map<string, string>()
  for (const name of pageExtras) extraRules.set(name, await readProtected(name))

  return {
    root,
    tokens,
    write: (file, classes, extras = pageExtras) => {
      const own = published.filter(({ owner }) => !classes || classes.has(owner)).map(({ css }) => css)
      const body = [baseline, ...extras.map((name) => extraRules.get(name) ?? ''), ...own].join('\n')
      const global = globalRules(root, body, classes)
      const names = usedTokens(nestedThemes + body + global, tokens)
      const css = [themeRules, declareTokens(names, tokens), nestedThemes, body, global].join('\n')
      return minify(publishVariables(lowerLightDark(css)), file)
    },
  }
}

/** A theme inside of a page paints its own ground, unless the page says otherwise. */
const nestedThemes =
  '@layer chignon{[data-theme=dark]:not(:root),[data-theme=light]:not(:root){background-color:var(--color-ground);color:var(--color-text)}}'

type PublishedRule = { owner: string; css: string }

function publishRules(rules: readonly ClassRule[], ranks: ReadonlyMap<ClassRule, number>): PublishedRule[] {
  return rules.map((one) => {
    const copy = one.rule.clone()
    copy.selector = protectClass(copy.selector, one.owner, ranks.get(one) ?? 1)
    copy.walkRules((nested) => {
      nested.selector = renameClasses(nested.selector)
    })
    const css = one.around.reduceRight(
      (inside, { name, params }) => `@${name} ${params}{${inside}}`,
      copy.toString(),
    )
    return { owner: one.owner, css }
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
      pageClasses.every((one) => !classes || classes.has(one))
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

async function readProtected(name: string): Promise<string> {
  const root = postcss.parse(await readFile(path.join(packageRoot, `src/styles/${name}.css`), 'utf8'))
  root.walkComments((comment) => void comment.remove())
  root.walkRules((rule) => {
    rule.selector = protectOwn(rule.selector)
  })
  return root.toString()
}

/** The sheet of a component with everything that it imports. */
export function writeComponentSheet(
  writer: SheetWriter,
  modules: ReadonlyMap<string, ClassModule>,
  file: string,
): string {
  const { tokens, files } = classesWithImports(modules, file)
  return writer.write(path.basename(file, '.tsx'), tokens, extrasOf(files))
}
