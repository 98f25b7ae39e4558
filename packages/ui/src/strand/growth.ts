import { arrangements, stageOf } from './arrange.ts'
import { bell, mix, smooth, type Coiffure, type Form, type Point } from './coiffure.ts'
import { blend, palettes, type Colourway } from './colourway.ts'
import { stretches } from './comb.ts'
import { follow } from './path.ts'
import { between, hash, randomOf } from './random.ts'

/** Path units along a stage's shorter side. */
const UNITS = 2000
/** The share by which the golden ratio spaces points on a line evenly, however many there are. */
const GOLDEN = 0.618_033_988_75
/** Hairs after which a strand is as broad as its coiffure. */
const FULL = 96
const TONES = 3

/** The colourways whose grounds are dark: they can share one. */
const dark = ['brass', 'umber', 'copper', 'sage', 'ink'] as const

const ofCategory: Readonly<Record<string, Growing>> = {
  cutting: { coiffure: 'cut', colourway: 'ink' },
  colour: { coiffure: 'wave', colourway: 'copper' },
  updo: { coiffure: 'knot', colourway: 'brass' },
  texture: { coiffure: 'curl', colourway: 'umber' },
  braiding: { coiffure: 'braid', colourway: 'sage' },
}

/** The coiffure and the colour that a category gives to a growing strand. */
export interface Growing {
  readonly coiffure: Coiffure
  readonly colourway: Colourway
}

/** A strand that has grown hair by hair. */
export interface Growth {
  /** Whose it is; the same seed always draws the same strand. */
  readonly seed: string
  readonly coiffure: Coiffure
  /** The colour of each hair, the oldest first. A new one at the end moves none of the others to another place in their order. */
  readonly hairs: readonly Colourway[]
}

/** Options of `drawGrowth`. */
export interface GrowthOptions extends Growth {
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
  /** `night` (default) is light hair on a dark ground, `paper` dark hair without a ground, for print. */
  readonly ground?: 'night' | 'paper' | undefined
  /** The moment of the loop, 0 to 1; `cos` of it moves the hair, so that the second half is the first one backwards. Default: at rest. */
  readonly moment?: number | undefined
}

/** The coiffure and colour of a category, by its slug. An unknown category gets a colour that follows from its slug. */
export function growingOf(category: string): Growing {
  return (
    ofCategory[category] ?? {
      coiffure: 'part',
      colourway: dark[hash(`${category}/growth`) % dark.length] ?? 'brass',
    }
  )
}

interface GrownHair {
  /** Its place across the strand, -1 to 1. */
  readonly u: number
  readonly d: string
  readonly colourway: Colourway
  readonly tone: number
  /** The opacity of its highlight, 0 to 1. */
  readonly light: number
  readonly width: number
  readonly opacity: number
}

/** Draws a grown strand as a complete SVG document. Serve it as a file rather than inline, because its gradients have ids. */
export function drawGrowth(options: GrowthOptions): string {
  const { width, height, ground = 'night', hairs: colours } = options
  const stage = stageOf(width, height)
  const [from, to] = palettes[leading(colours)].ground
  const backdrop =
    ground === 'night'
      ? `<linearGradient id="g" gradientUnits="userSpaceOnUse" ${at([stage.w * 0.25, 0], 1)} ${at([stage.w * 0.6, stage.h], 2)}>` +
        `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
      : ''
  const filled =
    ground === 'night'
      ? `<path fill="url(#g)" d="M0 0H${Math.ceil(stage.w * UNITS)}V${Math.ceil(stage.h * UNITS)}H0"/>`
      : ''
  const { defs, lines } = growthLines(options)
  const scale = Number((Math.min(width, height) / UNITS).toPrecision(6))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${backdrop}${defs}</defs><g fill="none" stroke-linecap="round" transform="scale(${scale})">${filled}${lines}</g></svg>`
  )
}

/** The parts of a grown strand for another SVG document: gradients, whose ids begin with `m` and `l`, and hairlines in 2000 units of the shorter side. */
export function growthLines(options: GrowthOptions): { defs: string; lines: string } {
  const { width, height, ground = 'night', seed, coiffure, moment = 0.25 } = options
  const stage = stageOf(width, height)
  // Seeded again for each moment, so that every hair keeps its place.
  const form = arrangements[coiffure](randomOf(`${seed}/${coiffure}/growth`), stage)
  const hairs = grow(options, form, Math.cos(moment * Math.PI * 2))
  const used = [...new Set(hairs.map(({ colourway }) => colourway))]
  const defs = used.flatMap((colourway) => {
    const { tones, light, deep } = palettes[colourway]
    const toned = Array.from({ length: TONES }, (_, tone) => {
      const lit = blend(tones[0], tones[1], tone / (TONES - 1))
      return ground === 'night'
        ? gradient(`m${colourway}${tone}`, form.shade, lit, blend(lit, deep, 0.45))
        : gradient(`m${colourway}${tone}`, form.shade, blend(lit, deep, 0.3), blend(lit, deep, 0.7))
    })
    // Light hair on paper is only a highlight among darker hair.
    const shine = ground === 'night' ? light : blend(tones[0], deep, 0.5 * (1 - fullnessOf(options)))
    return [...toned, gradient(`l${colourway}`, form.shade, shine, blend(shine, tones[0], 0.6))]
  })
  const path = (stroke: string, { d, width: broad }: GrownHair, opacity: number) =>
    `<path stroke="url(#${stroke})" stroke-width="${broad}" opacity="${opacity}" d="${d}"/>`
  // From one side to the other, because neighbours compress well.
  const lines = hairs.map((hair) => path(`m${hair.colourway}${hair.tone}`, hair, hair.opacity))
  // The highlight lies over the hair, so that it moves across a loop without a leap.
  const lit = hairs.flatMap((hair) => (hair.light > 0 ? [path(`l${hair.colourway}`, hair, hair.light)] : []))
  return { defs: defs.join(''), lines: [...lines, ...lit].join('') }
}

function grow(growth: Growth, form: Form, swing: number): GrownHair[] {
  const { seed, coiffure, hairs } = growth
  const random = randomOf(`${seed}/growth`)
  const start = random()
  const count = hairs.length
  const fullness = fullnessOf(growth)
  const spread = mix(0.2, 1, Math.sqrt(Math.min(1, count / FULL)))
  const lit = between(random, -0.4, 0.4) + 0.4 * swing
  // Of a loose braid nothing is hidden: its bundles do not cover each other yet.
  const isOpen = coiffure === 'braid' && count < 30
  // A few hairs are drawn stronger, so that three of them are seen.
  const px = (UNITS / 400) * (form.weight ?? 1) * mix(2.4, 1, fullness)
  const grown = hairs.flatMap((colourway, index) => {
    const own = randomOf(`${seed}/hair/${index}`)
    const u = placeOf(coiffure, index, start, spread)
    const body = own() ** 2
    const presence = own()
    const wander = between(own, -0.012, 0.012) * (form.stray ?? 1)
    const turn = between(own, 0, 6)
    const tone = Math.min(TONES - 1, Math.max(0, Math.floor(((u + 1) / 2 + between(own, -0.3, 0.3)) * TONES)))
    const light = bell(u / spread - lit, 0.07)
    const length = lengthOf(coiffure, index, count)
    const curve = (t: number): Point => {
      const [x, y] = form.at(u, t)
      return [x + wander * Math.sin(t * 4 + turn) * t + 0.022 * swing * Math.sin(t * 2.2 + u * 0.8) * t, y]
    }
    const d = stretches(isOpen ? { ...form, shown: undefined } : form, u)
      .filter(([a]) => a < length)
      .map(([a, b]) => {
        const end = Math.min(b, length)
        return follow(curve, a, end, Math.max(1, Math.round((end - a) * form.steps)), UNITS)
      })
      .join('')
    if (d === '') return []
    return {
      u,
      d,
      colourway,
      tone,
      light: Math.round(smooth((light - 0.1) / 0.5) * 10) / 10,
      width: Math.round((0.55 + body * 0.85) * px),
      opacity: Math.round(mix(0.72 + presence * 0.28, 0.42 + presence * 0.55, fullness) * 10) / 10,
    }
  })
  return grown.toSorted((a, b) => a.u - b.u)
}

/** How close the hairs are to a full strand, 0 to 1. */
const fullnessOf = ({ hairs }: Growth): number => smooth(hairs.length / FULL)

/** Where hair `index` is across the strand: hairs fill it evenly from the first to the last, and the first three lie beside each other. */
function placeOf(coiffure: Coiffure, index: number, start: number, spread: number): number {
  // A braid has three bundles, one for each of the first three hairs.
  const bundles = coiffure === 'braid' ? 3 : 1
  const turn = (start + Math.floor(index / bundles) * GOLDEN) % 1
  const within = (turn * 2 - 1) * spread * 0.97
  return ((index % bundles) * 2 + 1 + within) / bundles - 1
}

/** How far hair `index` has grown, 0 to 1: the newest are shorter, except in a cut, whose ends are one line. */
function lengthOf(coiffure: Coiffure, index: number, count: number): number {
  if (coiffure === 'cut' || index < 3) return 1
  return mix(0.74, 1, smooth((count - index) / 26))
}

/** The colour that most hairs have; of several the one that was first. */
export function leading(hairs: readonly Colourway[]): Colourway {
  const counts = new Map<Colourway, number>()
  for (const colourway of hairs) counts.set(colourway, (counts.get(colourway) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, number]) => number === most)?.[0] ?? 'brass'
}

const at = ([x, y]: Point, n: 1 | 2) => `x${n}="${Math.round(x * UNITS)}" y${n}="${Math.round(y * UNITS)}"`

function gradient(id: string, [lit, dim]: readonly [Point, Point], from: string, to: string): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at(lit, 1)} ${at(dim, 2)}>` +
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  )
}
