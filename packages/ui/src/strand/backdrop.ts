import { arrangements, stageOf } from './arrange.ts'
import { smooth, type Coiffure, type Form } from './coiffure.ts'
import { comb, type Hair } from './comb.ts'
import { randomOf } from './random.ts'

/** Which of the caller's colours a strand takes; `mix` is between `a` and `b`, `light` is the highlight. */
export type StrandTone = 'a' | 'b' | 'mix' | 'light'

/** Hairlines with the same style, as one path. */
export interface Strand {
  /** Path data in the units of the given width and height, for `viewBox="0 0 width height"`; never filled. Drawn when it is read. */
  readonly d: string
  /** Stroke width in the same units. */
  readonly width: number
  /** Stroke opacity, 0 to 1. */
  readonly opacity: number
  readonly tone: StrandTone
}

/** Options of `drawStrands`. */
export interface StrandsOptions {
  /** The same seed draws the same strands. */
  readonly seed: string
  readonly coiffure: Coiffure
  /** In px of the viewBox. */
  readonly width: number
  /** In px of the viewBox. */
  readonly height: number
  /** Number of hairlines. Default: depends on the coiffure, 46 to 130. */
  readonly count?: number | undefined
  /**
   * `full` (default) fills the whole box. `end` keeps the strands in the right three fifths and fades them towards
   * the left, so that text is readable there; mirror the picture for rtl text.
   */
  readonly reach?: 'full' | 'end' | undefined
}

const tenth = (n: number) => Math.round(n * 10) / 10

function toneOf(hair: Hair): StrandTone {
  if (hair.light > 0.3) return 'light'
  return hair.tone < 0.36 ? 'a' : hair.tone < 0.64 ? 'mix' : 'b'
}

// A hero's strands take a fifth of the time to render its page, and a few of them are requested again and again.
const maxCached = 100
const cache = new Map<string, readonly Strand[]>()

/**
 * Draws strands as data, for markup that colours them with its own classes: few paths, highlights last. The same
 * options always give the same strands; the last hundred results are cached.
 */
export function drawStrands(options: StrandsOptions): readonly Strand[] {
  const { seed, coiffure, width, height, count, reach } = options
  const key = [coiffure, width, height, count, reach, seed].join('/')
  const cached = cache.get(key)
  if (cached) return cached
  const strands = draw(options)
  if (cache.size >= maxCached) cache.clear()
  cache.set(key, strands)
  return strands
}

function draw({ seed, coiffure, width, height, count, reach = 'full' }: StrandsOptions): Strand[] {
  const atEnd = reach === 'end'
  const from = atEnd ? width * 0.4 : 0
  const short = Math.min(width - from, height)
  const random = randomOf(`${seed}/${coiffure}`)
  const whole = arrangements[coiffure](random, { ...stageOf(width - from, height), hung: atEnd })
  const form: Form = {
    ...whole,
    at(u, t) {
      const [x, y] = whole.at(u, t)
      return [x + from / short, y]
    },
  }
  const px = Math.min(1.5, Math.max(0.7, short / 620)) * (form.weight ?? 1)
  // Tenths of a unit are visible only in a small box; in a large one they are a third of the page's weight.
  const unit = short < 400 ? 10 : 1
  const groups = new Map<string, Omit<Strand, 'd'> & { hairs: Hair[] }>()
  for (const hair of comb(form, random, count ?? form.count, short, unit)) {
    const tone = toneOf(hair)
    // Three widths and three opacities look as uneven as many, and let hundreds of hairlines share two dozen paths.
    const thick = tenth(([0.8, 1.15, 1.7][Math.min(2, Math.floor(hair.body * 3))] ?? 1) * px)
    const near = atEnd ? smooth((hair.u + 1.02) / 0.6) : 1
    const strength =
      Math.ceil((tone === 'light' ? 0.6 + hair.presence * 0.4 : 0.35 + hair.presence * 0.6) * near * 4) / 4
    const opacity = Math.max(0.15, strength)
    const key = `${tone}/${thick}/${opacity}`
    const group = groups.get(key) ?? { tone, opacity, width: thick, hairs: [] }
    group.hairs.push(hair)
    groups.set(key, group)
  }
  return [...groups.values()]
    .sort((a, b) => Number(a.tone === 'light') - Number(b.tone === 'light') || a.opacity - b.opacity)
    .map(toStrand)
}

function toStrand({ hairs, ...style }: Omit<Strand, 'd'> & { hairs: Hair[] }): Strand {
  let path: string | undefined
  return {
    ...style,
    get d() {
      return (path ??= hairs.map(({ d }) => d).join(''))
    },
  }
}
