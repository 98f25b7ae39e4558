import { isToken, type Group, type Token } from './token-tree.ts'

const pixels = (value: number): Token => ({
  $type: 'dimension',
  $value: { value: Math.round(value), unit: 'px' },
})

/** The token as Figma's import of variables accepts it; null if there is no variable of this type. */
function variableOf(token: Token): Token | null {
  switch (token.$type) {
    case 'cubicBezier':
      return null
    case 'fontWeight':
      return { $type: 'number', $value: token.$value }
    case 'fontFamily': {
      const [family = ''] = [token.$value].flat()
      return { $type: 'fontFamily', $value: family }
    }
    case 'duration': {
      const { value, unit } = token.$value
      return { $type: 'duration', $value: { value: unit === 'ms' ? value / 1000 : value, unit: 's' } }
    }
    default:
      return token
  }
}

/** The line height in pixels for each size, because Figma reads a bound number as pixels. */
function lineHeightOf(size: Token | Group, ratio: number): Token | Group {
  if (isToken(size)) return size.$type === 'dimension' ? pixels(size.$value.value * ratio) : size
  return Object.fromEntries(Object.entries(size).map(([name, inner]) => [name, lineHeightOf(inner, ratio)]))
}

/**
 * The tokens for Figma's import of variables. It accepts colours in sRGB, lengths in px, durations in seconds, numbers, and a typeface
 * without its fallbacks.
 */
export function figmaVariables(group: Group): Group {
  const entries = Object.entries(group).flatMap(([name, value]): [string, Token | Group][] => {
    if (!isToken(value)) return [[name, figmaVariables(value)]]
    const { size } = group
    if (name === 'line-height' && value.$type === 'number' && size)
      return [[name, lineHeightOf(size, value.$value)]]
    const variable = variableOf(value)
    return variable ? [[name, variable]] : []
  })
  return Object.fromEntries(entries)
}
