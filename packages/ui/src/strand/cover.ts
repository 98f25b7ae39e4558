import { arrangements, stageOf } from './arrange.ts'
import { coiffures, type Coiffure, type Point } from './coiffure.ts'
import { blend, colourways, palettes, type Colourway } from './colourway.ts'
import { comb, type Hair } from './comb.ts'
import { hash, randomOf } from './random.ts'

/** Path units along a stage's shorter side: precise enough for a sharing card, and still short. */
const UNITS = 2000
const MIXES = 6

/** The style of a cover; the same seed always gives the same one. */
export interface CoverChoice {
  readonly coiffure: Coiffure
  readonly colourway: Colourway
}

/** Options of `drawCover`. */
export interface CoverOptions extends Partial<CoverChoice> {
  /** Usually a slug. */
  readonly seed: string
  /** Pixels. */
  readonly width: number
  /** Pixels. */
  readonly height: number
}

const suggested: Readonly<Record<string, readonly Coiffure[]>> = {
  cutting: ['cut', 'part'],
  colour: ['wave'],
  updo: ['knot'],
  texture: ['curl'],
  braiding: ['braid'],
}

/**
 * The coiffure and colourway of a seed; they never change.
 * @param hint a category's slug: cutting, colour, updo, texture or braiding; otherwise the coiffure depends on the
 * seed
 */
export function coverOf(seed: string, hint?: string): CoverChoice {
  const few = (hint === undefined ? undefined : suggested[hint]) ?? coiffures
  // The constants only mix the hash, and spread the first courses over the eight colourways. Never change them.
  return {
    coiffure: few[hash(`${seed}/coiffure43`) % few.length] ?? 'wave',
    colourway: colourways[hash(`${seed}/colourway137107097`) % colourways.length] ?? 'brass',
  }
}

const at = ([x, y]: Point, n: 1 | 2) => `x${n}="${Math.round(x * UNITS)}" y${n}="${Math.round(y * UNITS)}"`

function gradient(id: string, shade: readonly [Point, Point], from: string, to: string): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at(shade[0], 1)} ${at(shade[1], 2)}>` +
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  )
}

/** The hairlines of one tone as an SVG group. */
function group(
  hairs: readonly Hair[],
  stroke: string,
  width: (h: Hair) => number,
  opacity: (h: Hair) => number,
): string {
  if (hairs.length === 0) return ''
  const paths = hairs.map(
    (hair) => `<path stroke-width="${width(hair)}" opacity="${opacity(hair)}" d="${hair.d}"/>`,
  )
  return `<g stroke="url(#${stroke})">${paths.join('')}</g>`
}

/**
 * Draws a cover: a complete SVG document, under 12 kB compressed. Coiffure and colourway default to
 * `coverOf(seed)`. Serve it as a file rather than inline, because its gradients have ids.
 */
export function drawCover(options: CoverOptions): string {
  const { seed, width, height } = options
  const chosen = coverOf(seed)
  const coiffure = options.coiffure ?? chosen.coiffure
  const palette = palettes[options.colourway ?? chosen.colourway]
  const stage = stageOf(width, height)
  const random = randomOf(`${seed}/${coiffure}/4918`)
  const form = arrangements[coiffure](random, stage)
  const hairs = comb(form, random, form.count, UNITS)
  const [groundFrom, groundTo] = palette.ground

  const mixes = Array.from({ length: MIXES }, (_, i) =>
    blend(palette.tones[0], palette.tones[1], i / (MIXES - 1)),
  )
  const isLit = (hair: Hair) => hair.light > 0.3
  const mixOf = (hair: Hair) => Math.min(MIXES - 1, Math.max(0, Math.floor(hair.tone * MIXES)))
  const px = (UNITS / 400) * (form.weight ?? 1)
  const fine = (hair: Hair) => Math.round((0.5 + hair.body * 0.9) * px)
  const faint = (hair: Hair) => Math.round((0.4 + hair.presence * 0.55) * 20) / 20

  const defs =
    mixes.map((tone, i) => gradient(`m${i}`, form.shade, tone, blend(tone, palette.deep, 0.45))).join('') +
    gradient('l', form.shade, palette.light, blend(palette.light, mixes[2] ?? palette.light, 0.6)) +
    gradient(
      'g',
      [
        [stage.w * 0.25, 0],
        [stage.w * 0.6, stage.h],
      ],
      groundFrom,
      groundTo,
    )
  const dark = mixes
    .map((_, i) =>
      group(
        hairs.filter((hair) => !isLit(hair) && mixOf(hair) === i),
        `m${i}`,
        fine,
        faint,
      ),
    )
    .join('')
  const bright = group(
    hairs.filter(isLit),
    'l',
    (hair) => Math.round((0.5 + hair.light * 0.35 + hair.body * 0.35) * px),
    (hair) => Math.round((0.3 + hair.light * 0.4 + hair.presence * 0.3) * 20) / 20,
  )

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs}</defs><g fill="none" transform="scale(${Number((Math.min(width, height) / UNITS).toPrecision(6))})">` +
    `<path fill="url(#g)" d="M0 0H${Math.ceil(stage.w * UNITS)}V${Math.ceil(stage.h * UNITS)}H0"/>${dark}${bright}</g></svg>`
  )
}
