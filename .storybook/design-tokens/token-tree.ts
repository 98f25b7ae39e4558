type Colour = { colorSpace: 'srgb'; components: number[]; alpha: number; hex: string }

/** A token of the design tokens format (2025.10). A colour may be a reference, `{primitive.ink}`. */
export type Token =
  | { $type: 'color'; $value: string | Colour }
  | { $type: 'dimension'; $value: { value: number; unit: 'px' } }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' | 's' } }
  | { $type: 'fontFamily'; $value: string | string[] }
  | { $type: 'cubicBezier'; $value: number[] }
  | { $type: 'fontWeight' | 'number'; $value: number }

/** Tokens and groups of tokens by name. */
export type Group = { [name: string]: Token | Group }

export const isToken = (value: Token | Group): value is Token => '$type' in value
