import type { Cell } from './cells.ts'
import type { Fault } from './in-page/judge.ts'

/** What may be found in a story, and why it is no fault there. One that nothing needs any longer fails the test. */
export type Excuse = {
  /** Of the story, or of its component: "forms-text-field--error", "forms-text-field". */
  story?: string
  rule: Fault['rule']
  /** What the element's markup has in it. */
  at?: RegExp
  /** In which cells alone. */
  in?: Partial<Cell>
  why: string
}

export const excuses: readonly Excuse[] = [
  {
    story: 'media-carousel',
    rule: 'text-cut',
    why: 'the slides beyond its edge are a swipe, a key or a press away',
  },
  {
    story: 'community-post-card',
    rule: 'text-cut',
    why: 'the first lines of a post; all of it is where the card leads',
  },
  {
    rule: 'mark-lost',
    at: /mask:radial-gradient/,
    why: 'the paper between the halves of a ticket; the line to tear along stays',
  },
  {
    story: 'learning-video-player--persian',
    rule: 'text-over',
    in: { width: 320 },
    why: 'captions lie over the film, and over what is said on it; the notice can be put away',
  },
  {
    story: 'site-user-menu--long-name',
    rule: 'text-cut',
    why: 'a header has room for the beginning of a name; the whole is the name of the button',
  },
]

/** The excuse of a fault, if it has one. */
export function excuseOf(story: string, cell: Cell, fault: Fault): Excuse | undefined {
  return excuses.find(
    (one) =>
      one.rule === fault.rule &&
      (!one.story || story === one.story || story.startsWith(`${one.story}--`)) &&
      (!one.at || one.at.test(fault.at)) &&
      Object.entries(one.in ?? {}).every(([axis, value]) =>
        Object.entries(cell).some(([a, v]) => a === axis && v === value),
      ),
  )
}
