import colourways from '../../../packages/ui/src/theme/colourways.css?raw'
import metals from '../../../packages/ui/src/theme/metals.css?raw'
import primitives from '../../../packages/ui/src/theme/primitives.css?raw'
import scale from '../../../packages/ui/src/theme/scale.css?raw'
import semantic from '../../../packages/ui/src/theme/tokens.css?raw'
import { parseTokens, type CssToken } from '../../design-tokens/parse-tokens.ts'

/** Every token of the theme, without resets. */
export const tokenList: readonly CssToken[] = [primitives, semantic, metals, colourways, scale]
  .flatMap(parseTokens)
  .filter(({ light }) => !['initial', 'transparent', 'currentcolor'].includes(light))

/** The kinds of tokens, by the first part of their names. */
export const tokenKinds = [
  { name: 'Colours by purpose', pattern: /^color-(?!(silver|gold|premium|cover)-)/ },
  { name: 'Colours of the brand', pattern: /^chignon-/ },
  { name: 'Metals and covers', pattern: /^color-(silver|gold|premium|cover)-/ },
  { name: 'Type', pattern: /^(font|text)-/ },
  { name: 'Space', pattern: /^(spacing|container|breakpoint)/ },
  { name: 'Shape', pattern: /^(radius|shadow)-/ },
  { name: 'Motion', pattern: /^(ease|default|animate)-/ },
] as const
