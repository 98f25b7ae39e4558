import { hexOf, rgbOfOklch } from './oklch.ts'
import { splitArguments, type CssToken } from './parse-tokens.ts'
import { isToken, type Group, type Token } from './token-tree.ts'

/** Pixels of a length without a viewport unit; null for other values. */
function pixelsOf(length: string): number | null {
  const [, number = '', unit] = /^(-?[\d.]+)(px|rem)$/.exec(length) ?? []
  return unit ? Number(number) * (unit === 'rem' ? 16 : 1) : null
}

function colourOf(value: string): Token | null {
  const [, name] = /^var\(--(chignon-[\w-]+)\)$/.exec(value) ?? []
  if (name) return { $type: 'color', $value: `{${pathOf(name).join('.')}}` }
  const [, l = '', c = '', h = '', a = '1'] =
    /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? []
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)
  if (!l && !hex) return null
  const channels = hex
    ? hex.slice(1).map((part) => Number.parseInt(part, 16) / 255)
    : rgbOfOklch(Number(l), Number(c), Number(h))
  const components = channels.map((channel) => Number(channel.toFixed(4)))
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components, alpha: Number(a), hex: hexOf(channels) },
  }
}

const dimension = (value: number): Token => ({ $type: 'dimension', $value: { value, unit: 'px' } })

/** The smallest of several lengths, where a property stands for its value; null for other values. */
function smallestOf(value: string, values: ReadonlyMap<string, string>): number | null {
  const lengths = /^min\((.*)\)$/.exec(value)?.[1]
  if (!lengths) return null
  const pixels = splitArguments(lengths).flatMap((length) => {
    const [, name = ''] = /^var\(--([\w-]+)\)$/.exec(length) ?? []
    return pixelsOf(values.get(name) ?? length) ?? []
  })
  return pixels.length === splitArguments(lengths).length ? Math.min(...pixels) : null
}

/** A length; a fluid one becomes its values on a phone and on a desktop. */
function lengthOf(value: string, values: ReadonlyMap<string, string>): Token | Group | null {
  const fluid = /clamp\((.*?)\)(?:, [\d.]+vw\))?$/.exec(value)?.[1]
  const [from = '', , to = ''] = fluid ? splitArguments(fluid) : []
  const [phone, desktop] = [pixelsOf(from), pixelsOf(to)]
  if (phone !== null && desktop !== null) return { phone: dimension(phone), desktop: dimension(desktop) }
  const pixels = pixelsOf(value) ?? smallestOf(value, values)
  return pixels === null ? null : dimension(pixels)
}

function valueOf(name: string, value: string, values: ReadonlyMap<string, string>): Token | Group | null {
  if (/^(chignon|color)-/.test(name)) return colourOf(value)
  if (name.startsWith('font-'))
    return {
      $type: 'fontFamily',
      $value: splitArguments(value).map((family) => family.replaceAll("'", '')),
    }
  if (name.endsWith('-duration'))
    return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } }
  const curve = /^cubic-bezier\((.*)\)$/.exec(value)?.[1]
  if (curve) return { $type: 'cubicBezier', $value: splitArguments(curve).map(Number) }
  if (name.endsWith('font-weight')) return { $type: 'fontWeight', $value: Number(value) }
  return /^[\d.]+$/.test(value) ? { $type: 'number', $value: Number(value) } : lengthOf(value, values)
}

const groupNames: Readonly<Record<string, string>> = {
  chignon: 'primitive',
  default: 'motion',
  ease: 'motion',
}

/** "chignon-accent-600" becomes primitive, accent-600; "text-hero--line-height" becomes text, hero, line-height. */
export function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('-')
  const [own = '', part] = rest.join('-').split('--')
  const group = groupNames[first] ?? first
  // A token cannot be a group as well, so a size has a name of its own beside its line height.
  if (group === 'text') return [group, own, part ?? 'size']
  return [group, own || 'base']
}

function setAt(group: Group, [name = '', ...rest]: readonly string[], value: Token | Group): void {
  if (rest.length === 0) {
    group[name] = value
    return
  }
  const found = group[name]
  const inner: Group = found && !isToken(found) ? found : {}
  group[name] = inner
  setAt(inner, rest, value)
}

/** The theme's tokens in the format of the Design Tokens Community Group (2025.10), for one theme. */
export function designTokens(tokens: readonly CssToken[], theme: 'light' | 'dark'): Group {
  const root: Group = {}
  const values = new Map(tokens.map((token) => [token.name, token[theme]]))
  for (const token of tokens) {
    const value = valueOf(token.name, token[theme], values)
    if (value) setAt(root, pathOf(token.name), value)
  }
  return root
}
