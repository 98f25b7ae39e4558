/** A custom property of the theme: its name without dashes, and its value in each theme as written in the CSS. */
export type CssToken = { name: string; light: string; dark: string }

/** Splits at commas that are outside of parentheses. */
export function splitArguments(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim())
}

/** The custom properties in the theme's style sheets, in source order. Resets (`--color-*: initial`) are left out. */
export function parseTokens(css: string): CssToken[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const blocks = [...text.matchAll(/(?:^:root|^@theme static) \{([\s\S]*?)^\}/gm)].map(
    ([, block = '']) => block,
  )
  return blocks.flatMap((block) =>
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', written = '']) => {
      const value = written.replaceAll(/\s+/g, ' ')
      const sides = /^light-dark\((.*)\)$/.exec(value)?.[1]
      const [light = value, dark = value] = sides ? splitArguments(sides) : []
      return { name, light, dark }
    }),
  )
}
