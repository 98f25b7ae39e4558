import { smooth } from '@chignon/ui/strand/coiffure'
import type { Motion, Scene } from './film.ts'

const breath = (now: number) => 0.012 * Math.sin(now * Math.PI * 4)

const whole = () => 1

/** Hair that is laid from root to tip between two moments, its ends a little uneven on the way. */
const laid =
  (from: number, to: number): Motion['grown'] =>
  (u, now) => {
    const share = smooth((now - from) / (to - from))
    return 0.04 + 0.96 * share + 0.05 * share * (1 - share) * Math.sin(u * 37)
  }

/** The clips by the name of their folder: what is seen in each is told by its captions. */
export const scenes: Record<string, Scene> = {
  // Long and uneven hair; from a third on, the line is cut across it.
  cut: {
    coiffure: 'cut',
    seed: 'sample/cut/9',
    colourway: 'umber',
    motion: {
      grown: (u, now) => {
        const uneven = 1.16 + 0.1 * Math.sin(u * 23) + 0.05 * Math.sin(u * 61)
        const isCut = smooth((now - 0.34 - (u + 1) * 0.17) / 0.05)
        return smooth(now / 0.16) * (uneven + (1 - uneven) * isCut)
      },
      sway: breath,
    },
  },
  // A parting from which two curtains fall.
  part: {
    coiffure: 'part',
    seed: 'sample/part/4',
    colourway: 'brass',
    motion: {
      grown: (u, now) => smooth((now - (1 - Math.abs(u)) * 0.3) / 0.42),
      sway: breath,
    },
  },
  // Hair that falls; then light is painted across it.
  wave: {
    coiffure: 'wave',
    seed: 'sample/wave/7',
    colourway: 'copper',
    motion: {
      grown: laid(-0.1, 0.3),
      lit: (now) => -1.5 + 2.1 * smooth((now - 0.3) / 0.6),
      sway: (now) => 0.02 * Math.sin(now * Math.PI * 3),
    },
  },
  // A tail that winds itself into a chignon.
  knot: {
    coiffure: 'knot',
    seed: 'sample/knot/2',
    colourway: 'rose',
    motion: { grown: laid(0, 0.86) },
  },
  // Two coils, drawn down by the comb and let go: they spring back.
  curl: {
    coiffure: 'curl',
    seed: 'sample/curl/5',
    colourway: 'sage',
    motion: {
      grown: whole,
      drawn: (now) => {
        const free = Math.max(0, now - 0.42)
        const pulled = smooth((now - 0.08) / 0.26)
        return 1 + 0.55 * pulled * Math.exp(-free * 7) * Math.cos(free * 26)
      },
    },
  },
  // Three bundles that cross over and under.
  braid: {
    coiffure: 'braid',
    seed: 'sample/braid/3',
    colourway: 'ink',
    motion: { grown: laid(0, 0.84) },
  },
}
