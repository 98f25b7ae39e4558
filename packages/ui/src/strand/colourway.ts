/** The colours of one cover, in hex. */
export interface Palette {
  /** The gradient of the background, from the lit corner to the dark one. */
  readonly ground: readonly [from: string, to: string]
  /** Two tones, mixed across the strands. */
  readonly tones: readonly [a: string, b: string]
  /** The colour of the highlights. */
  readonly light: string
  /** The colour of the strands in the shade. */
  readonly deep: string
  /** The text colour on the background, with a contrast of at least 7:1. */
  readonly ink: string
  /** The placeholder colour while the picture loads. */
  readonly tiny: string
}

/** The eight colourways. Never change the order: a seed selects an index. */
export const colourways = ['brass', 'umber', 'copper', 'ash', 'sage', 'rose', 'ink', 'linen'] as const

/** One of the eight colourways. */
export type Colourway = (typeof colourways)[number]

/** The palette of each colourway. */
export const palettes: Readonly<Record<Colourway, Palette>> = {
  brass: {
    ground: ['#2c2115', '#0d0a07'],
    tones: ['#e8bb62', '#94702f'],
    light: '#fff3d0',
    deep: '#2b1d0c',
    ink: '#f8efe0',
    tiny: '#241b11',
  },
  umber: {
    ground: ['#4d3728', '#21150e'],
    tones: ['#e6c5a2', '#a8805e'],
    light: '#fff0df',
    deep: '#2d1d13',
    ink: '#fdf4ea',
    tiny: '#38271b',
  },
  copper: {
    ground: ['#5a271a', '#250c08'],
    tones: ['#f2a469', '#b8582c'],
    light: '#ffe6cf',
    deep: '#3a120a',
    ink: '#fdefe4',
    tiny: '#4a1e14',
  },
  ash: {
    ground: ['#d3ccc0', '#b2a89b'],
    tones: ['#2d2722', '#635950'],
    light: '#fffdf8',
    deep: '#2a2420',
    ink: '#1d1916',
    tiny: '#bfb7aa',
  },
  sage: {
    ground: ['#3a4d3c', '#15231b'],
    tones: ['#c9cf94', '#6f8a63'],
    light: '#fbf8dc',
    deep: '#1c3024',
    ink: '#f3f5e8',
    tiny: '#2a3a2d',
  },
  rose: {
    ground: ['#e6bdb4', '#d09a91'],
    tones: ['#541a20', '#8e4643'],
    light: '#fff7f1',
    deep: '#3d1014',
    ink: '#2b0d10',
    tiny: '#d6a69d',
  },
  ink: {
    ground: ['#1c212c', '#07080d'],
    tones: ['#bccae0', '#64728c'],
    light: '#ffffff',
    deep: '#141924',
    ink: '#eef1f7',
    tiny: '#12151c',
  },
  linen: {
    ground: ['#f8f0e1', '#e2d2b6'],
    tones: ['#5f3c10', '#a97a38'],
    light: '#fbd27c',
    deep: '#4a2d0a',
    ink: '#2a1e10',
    tiny: '#efe5d3',
  },
}

/**
 * Mixes two hex colours.
 * @param k 0 gives `a`, 1 gives `b`
 */
export function blend(a: string, b: string, k: number): string {
  const channel = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * k))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
