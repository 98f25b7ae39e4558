import type { Random } from './random.ts'

/** A point on the stage: x to the right, y downwards, in units of the stage's shorter side. */
export type Point = readonly [x: number, y: number]

/** The box to compose in. Its shorter side is 1, so that circles stay round in every format. */
export interface Stage {
  readonly w: number
  readonly h: number
  /** The strands must hang from the top edge, however wide the stage. */
  readonly hung?: boolean | undefined
}

/**
 * Strands arranged on a stage. `u` runs from -1 to 1 across the strands, `t` from 0 at the root to 1 at the tip.
 */
export interface Form {
  /** The position of strand `u` at `t`; smooth in `t`. */
  at(u: number, t: number): Point
  /** Whether it is visible there; false where it passes below another lock. Default: always. */
  shown?: ((u: number, t: number) => boolean) | undefined
  /** How strongly strand `u` is highlighted, 0 to 1. Default: one narrow band, placed by the seed. */
  glow?(u: number): number
  /** Number of cubic segments that approximate one strand from root to tip. */
  readonly steps: number
  /** Number of hairlines of a cover that look rich without weighing much. */
  readonly count: number
  /** Relative stroke width of its hairlines. Default 1. */
  readonly weight?: number | undefined
  /** How far single hairlines may deviate, 0 to 1. Default 1. */
  readonly stray?: number | undefined
  /** Direction of the shading: a lit and an unlit point of the stage. */
  readonly shade: readonly [lit: Point, dim: Point]
}

/** Arranges strands on a stage; amplitude, phase, shear and lean come from `random`. */
export type Arrange = (random: Random, stage: Stage) => Form

export const coiffures = ['wave', 'part', 'knot', 'braid', 'cut', 'curl'] as const

/** One of the six coiffures. */
export type Coiffure = (typeof coiffures)[number]

/** Interpolates between `a` (at k = 0) and `b` (at k = 1). */
export const mix = (a: number, b: number, k: number): number => a + (b - a) * k

/** Smoothstep: eases 0..1 with zero slope at both ends, and clamps numbers outside. */
export const smooth = (k: number): number => {
  const c = Math.min(1, Math.max(0, k))
  return c * c * (3 - 2 * c)
}

/** A bell curve of height 1 around 0 whose half width is about `width`. */
export const bell = (x: number, width: number): number => Math.exp(-((x / width) ** 2))
