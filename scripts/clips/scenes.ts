import { smooth } from '@chignon/ui/strand/coiffure'
import type { Motion, Scene } from './frame.ts'

const gentleSway = (now: number) => 0.012 * Math.sin(now * Math.PI * 4)

const fullLength = () => 1

/** Hair that appears from root to tip between two moments, with slightly uneven ends on the way. */
const laid =
  (from: number, to: number): Motion['grown'] =>
  (u, now) => {
    const share = smooth((now - from) / (to - from))
    return 0.04 + 0.96 * share + 0.05 * share * (1 - share) * Math.sin(u * 37)
  }

/** The clips by folder name. Their captions describe what is shown. */
export const scenes: Record<string, Scene> = {
  // Long, uneven hair; the cut runs across it from the first third on.
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
      sway: gentleSway,
    },
  },
  // A centre parting.
  part: {
    coiffure: 'part',
    seed: 'sample/part/4',
    colourway: 'brass',
    motion: {
      grown: (u, now) => smooth((now - (1 - Math.abs(u)) * 0.3) / 0.42),
      sway: gentleSway,
    },
  },
  // Falling hair; then a highlight moves across it.
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
  // A ponytail that winds into a chignon.
  knot: {
    coiffure: 'knot',
    seed: 'sample/knot/2',
    colourway: 'rose',
    motion: { grown: laid(0, 0.86) },
  },
  // Two curls, pulled down and released: they spring back.
  curl: {
    coiffure: 'curl',
    seed: 'sample/curl/5',
    colourway: 'sage',
    motion: {
      grown: fullLength,
      drawn: (now) => {
        const free = Math.max(0, now - 0.42)
        const pulled = smooth((now - 0.08) / 0.26)
        return 1 + 0.55 * pulled * Math.exp(-free * 7) * Math.cos(free * 26)
      },
    },
  },
  // Three strands, braided.
  braid: {
    coiffure: 'braid',
    seed: 'sample/braid/3',
    colourway: 'ink',
    motion: { grown: laid(0, 0.84) },
  },
}
