'use client'
import { useServerRendered } from '../hydration/use-server-rendered.ts'
import { drawRing } from './draw-ring.ts'

type StoryCircleRingProps = { seed: string; isSeen: boolean }

/** The ring of a story circle: nine strands, or three thin ones once all stories were seen. */
export function StoryCircleRing({ seed, isSeen }: StoryCircleRingProps) {
  const strands = isSeen ? 3 : 9
  // Drawing a row of rings is one of the longest parts of hydrating a page.
  const isDrawn = useServerRendered(`${seed}/${strands}`)
  const ring = isDrawn ? undefined : drawRing(seed, 44, 49, strands)
  return (
    <svg viewBox="-50 -50 100 100" fill="none" aria-hidden="true" className="absolute inset-0 size-full">
      <g
        strokeWidth={isSeen ? 0.6 : 0.8}
        className="origin-center transition-transform duration-240 group-hover/circle:rotate-12"
      >
        <path
          d={ring?.body}
          suppressHydrationWarning
          className={isSeen ? 'stroke-line-strong opacity-70' : 'stroke-accent'}
        />
        <path
          d={ring?.light}
          suppressHydrationWarning
          className={isSeen ? 'stroke-line-strong' : 'stroke-strand-light'}
        />
      </g>
    </svg>
  )
}
