import { braid } from './braid.ts'
import type { Arrange, Coiffure, Stage } from './coiffure.ts'
import { curl } from './curl.ts'
import { cut } from './cut.ts'
import { knot } from './knot.ts'
import { part } from './part.ts'
import { wave } from './wave.ts'

/** The function for each coiffure. */
export const arrangements: Readonly<Record<Coiffure, Arrange>> = { wave, part, knot, braid, cut, curl }

/** The stage for a box of `width` by `height`, in any unit. */
export function stageOf(width: number, height: number): Stage {
  const short = Math.min(width, height)
  return { w: width / short, h: height / short }
}
