import { arrangements, stageOf } from '@chignon/ui/strand/arrange'
import type { Coiffure, Form, Point } from '@chignon/ui/strand/coiffure'
import { blend, palettes, type Colourway } from '@chignon/ui/strand/colourway'
import { comb, type Hair } from '@chignon/ui/strand/comb'
import { randomOf } from '@chignon/ui/strand/random'

/** Frame size in pixels. */
export const [width, height] = [640, 360]

const units = 2000
const mixes = 5

/** How the hair moves in a clip. `now` runs from 0 (start) to 1 (end). */
export type Motion = {
  /** Visible share of hair `u`, 0 to 1; above 1 it is longer than its cut. */
  grown: (u: number, now: number) => number
  /** Position of the highlight across the hair, -1 to 1. Default: the coiffure's own. */
  lit?: (now: number) => number
  /** Horizontal swing of the tips, in units of the stage's shorter side. Default 0. */
  sway?: (now: number) => number
  /** Length relative to how it hangs by itself. Default 1. */
  drawn?: (now: number) => number
}

/** One clip: coiffure, random seed, colours and motion. */
export type Scene = { coiffure: Coiffure; seed: string; colourway: Colourway; motion: Motion }

/** Renders one frame of a scene as an SVG document. */
export function drawFrame({ coiffure, seed, colourway, motion }: Scene, now: number): string {
  // Seeded per frame with the same seed, so that each hair keeps its place.
  const random = randomOf(seed)
  const still = arrangements[coiffure](random, stageOf(width, height))
  const form = moved(still, motion, now)
  const hairs = comb(form, random, Math.round(form.count * 0.8), units)
  const palette = palettes[colourway]
  const tones = Array.from({ length: mixes }, (_, i) =>
    blend(palette.tones[0], palette.tones[1], i / (mixes - 1)),
  )
  const toneOf = (hair: Hair) => Math.min(mixes - 1, Math.max(0, Math.floor(hair.tone * mixes)))
  const px = (units / height) * (form.weight ?? 1)
  const line = (hair: Hair, stroke: string) =>
    `<path stroke="url(#${stroke})" stroke-width="${((0.9 + hair.body) * px).toFixed(1)}" ` +
    `opacity="${(0.45 + hair.presence * 0.5).toFixed(2)}" d="${hair.d}"/>`
  const dark = hairs.filter(({ light }) => light <= 0.3).map((hair) => line(hair, `m${toneOf(hair)}`))
  const bright = hairs.filter(({ light }) => light > 0.3).map((hair) => line(hair, 'l'))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>`,
    ...tones.map((tone, i) => gradient(`m${i}`, form.shade, tone, blend(tone, palette.deep, 0.45))),
    gradient('l', form.shade, palette.light, blend(palette.light, palette.tones[0], 0.5)),
    // A flat background: a gradient takes more bytes in the video than the hair.
    `</defs><path fill="${palette.tiny}" d="M0 0H${width}V${height}H0"/>`,
    `<g fill="none" stroke-linecap="round" transform="scale(${height / units})">${dark.join('')}${bright.join('')}</g></svg>`,
  ].join('')
}

function moved(form: Form, { grown, lit, sway, drawn }: Motion, now: number): Form {
  const swing = sway?.(now) ?? 0
  const length = drawn?.(now) ?? 1
  const shown = form.shown?.bind(form)
  return {
    ...form,
    at(u, t) {
      const there = t * grown(u, now)
      const [x, y] = form.at(u, there)
      return [x + swing * there ** 2, y * length]
    },
    ...(shown ? { shown: (u: number, t: number) => shown(u, t * grown(u, now)) } : {}),
    ...(lit ? { glow: (u: number) => Math.exp(-(((u - lit(now)) / 0.14) ** 2)) } : {}),
  }
}

function gradient(id: string, [lit, dim]: readonly [Point, Point], from: string, to: string): string {
  const at = ([x, y]: Point, n: number) => `x${n}="${Math.round(x * units)}" y${n}="${Math.round(y * units)}"`
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at(lit, 1)} ${at(dim, 2)}>` +
    `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  )
}
