import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss, { type Root } from 'postcss'
import { packageRoot } from '../paths.ts'
import { lowerLightDark } from './lower-light-dark.ts'
import { minify } from './minify.ts'
import { publishVariables } from './published-names.ts'
import { declareTokens, usedTokens, type Tokens } from './tokens.ts'

/**
 * The place of our layers between those that Tailwind and other apps give these names: above resets, below classes. If Tailwind is
 * loaded first, ours are the last.
 */
export const layerOrder = '@layer reset,theme,base,chignon-reset,chignon,components,utilities;'

/** The theme of the elements inside of `data-theme`; light without one. */
export const themeRules = `
:where(:root,:host){--chignon-light:initial;--chignon-dark: }
[data-theme=dark]{color-scheme:dark;--picture-brightness:0.94}
[data-theme=light]{color-scheme:light;--picture-brightness:1}`

/** A page without `data-theme` follows the system. */
export async function writeColorScheme(): Promise<string> {
  const root = postcss.parse(await readFile(path.join(packageRoot, 'src/theme/scheme.css'), 'utf8'))
  root.walkRules((rule) => {
    if (!rule.some((node) => node.type === 'decl' && node.prop === 'color-scheme')) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (!rule.nodes?.length) rule.remove()
  })
  return minify(publishVariables(lowerLightDark(root.toString())), 'color-scheme.css')
}

/** The tokens alone, as custom properties. */
export function writeTokens(tokens: Tokens): string {
  const css = themeRules + declareTokens(new Set(tokens.values.keys()), tokens)
  return minify(publishVariables(lowerLightDark(css)), 'tokens.css')
}

/** The reset of a page that consists of our components alone, in a layer, so that any other style wins. */
export async function writeReset(root: Root, tokens: Tokens): Promise<string> {
  const base = root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' && node.params === 'base' ? [...(node.nodes ?? [])] : [],
  )
  const css = base
    .filter((node) => node.type !== 'rule' || !node.selector.includes(':has('))
    .map(String)
    .join('\n')
  const declared = themeRules + declareTokens(usedTokens(css, tokens), tokens)
  const reset = `${layerOrder}${declared}@layer chignon-reset{${css}}`
  return minify(publishVariables(lowerLightDark(reset)), 'reset.css') + (await writeColorScheme())
}
