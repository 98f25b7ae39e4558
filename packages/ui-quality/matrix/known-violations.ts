import type { Violation } from './in-page/run-checks.ts'
import type { Mode } from './modes.ts'

/** A violation that is acceptable, and why. An entry that matches nothing any more fails the matrix test. */
export type KnownViolation = {
  /** The id of the story, or of its component: "forms-text-field--error", "forms-text-field". Default: all stories. */
  story?: string
  rule: Violation['rule']
  /** Matches the markup of the element. Default: all elements. */
  element?: RegExp
  /** The modes it is limited to. Default: all. */
  in?: Partial<Mode>
  reason: string
}

export const knownViolations: readonly KnownViolation[] = [
  {
    story: 'media-carousel',
    rule: 'text-clipped',
    reason: 'the slides beyond its edge are reached by a swipe, a key or a button',
  },
  {
    story: 'community-post-card',
    rule: 'text-clipped',
    reason: 'the first lines of a post; the card links to all of it',
  },
  {
    story: 'building-blocks-text--max-lines',
    rule: 'text-clipped',
    reason: 'the first lines of a text, as `maxLines` asks for',
  },
  {
    rule: 'lost-in-forced-colours',
    element: /mask:radial-gradient/,
    reason: 'the background between the halves of a ticket; the line to tear along stays',
  },
  {
    story: 'site-user-menu--long-name',
    rule: 'text-clipped',
    reason: 'a header has room for the beginning of a name; the button’s accessible name is complete',
  },
]

/** The entry that covers a violation, if there is one. */
export function findKnownViolation(
  story: string,
  mode: Mode,
  violation: Violation,
): KnownViolation | undefined {
  return knownViolations.find(
    (known) =>
      known.rule === violation.rule &&
      (!known.story || story === known.story || story.startsWith(`${known.story}--`)) &&
      (!known.element || known.element.test(violation.element)) &&
      Object.entries(known.in ?? {}).every(([axis, value]) =>
        Object.entries(mode).some(([a, v]) => a === axis && v === value),
      ),
  )
}
