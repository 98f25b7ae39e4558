import type { Random } from './random.ts'

/** A place on the stage: x to the right, y downwards, in units of the stage's shorter side. */
export type Point = readonly [x: number, y: number]

/** The box to compose in. Its shorter side is 1, so that what is round stays round in every format. */
export interface Stage {
  readonly w: number
  readonly h: number
  /** The hair must hang from the top edge, however wide the stage. */
  readonly hung?: boolean
}

/** Hair arranged on a stage. `u` runs from -1 to 1 across the hair, `t` from 0 at the root to 1 at the tip. */
export interface Form {
  /** Where the hair `u` is at `t`; smooth in `t`. */
  at(u: number, t: number): Point
  /** Whether it can be seen there; false where it passes beneath another lock. Default: always. */
  shown?(u: number, t: number): boolean
  /** How much light the hair `u` catches, 0 to 1. Default: one narrow band, placed by the seed. */
  glow?(u: number): number
  /** Cubic segments that follow one hair faithfully from root to tip. */
  readonly steps: number
  /** How many hairlines make it rich without making it heavy, for a cover. */
  readonly count: number
  /** How thick its hairlines are, as a share of the usual. Default 1. */
  readonly weight?: number
  /** How far single hairs may stray from the comb, 0 to 1. Default 1. */
  readonly stray?: number
  /** Where light turns into shade: the stage's point that is lit, and the one that is not. */
  readonly shade: readonly [lit: Point, dim: Point]
}

/** Arranges hair on a stage; amplitude, phase, shear and lean come from `random`. */
export type Arrange = (random: Random, stage: Stage) => Form

/** The six ways hair is dressed. */
export const coiffures = ['wave', 'part', 'knot', 'braid', 'cut', 'curl'] as const

/** One of the six ways hair is dressed. */
export type Coiffure = (typeof coiffures)[number]

/** A number between `a` (at k = 0) and `b` (at k = 1). */
export const mix = (a: number, b: number, k: number): number => a + (b - a) * k

/** Eases 0..1 with level ends; numbers outside stay at the ends. */
export const smooth = (k: number): number => {
  const c = Math.min(1, Math.max(0, k))
  return c * c * (3 - 2 * c)
}

/** A bell of height 1 round 0 whose half width is about `width`. */
export const bell = (x: number, width: number): number => Math.exp(-((x / width) ** 2))
