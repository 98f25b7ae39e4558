import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { defaultPlacement, type CuePlacement } from './cue-placement.ts'
import type { TranscriptLine } from './transcript-lines.ts'

type CaptionLinesProps = {
  lines: readonly TranscriptLine[]
  /** BCP 47. */
  language: string | undefined
}

/**
 * The captions that are shown at a moment. Captions in one place are stacked: upwards at the bottom of the picture, else downwards.
 */
export function CaptionLines({ lines, language }: CaptionLinesProps) {
  const placed = lines.map((line) => ({ ...line, placement: line.placement ?? defaultPlacement }))
  return [...new Map(placed.map(({ placement }) => [keyOf(placement), placement]))].map(
    ([key, placement]) => (
      <Place key={key} placement={placement}>
        {placed
          .filter((line) => keyOf(line.placement) === key)
          .map(({ id, text }) => (
            <p
              key={id}
              lang={language}
              dir="auto"
              className="w-fit max-w-[36ch] rounded-control bg-picture-shade/80 px-3 py-1 whitespace-pre-line text-on-picture"
            >
              {text}
            </p>
          ))}
      </Place>
    ),
  )
}

const keyOf = ({ top, left, anchor }: CuePlacement) => `${top}/${left}/${anchor}`

/** A place over the picture; at the bottom it is above the controls while they are visible. */
function Place({
  placement: { top, left, anchor },
  children,
}: {
  placement: CuePlacement
  children: ReactNode
}) {
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-x-4 z-3 flex gap-1 @min-[40rem]/stage:text-lead',
        top === null
          ? 'bottom-20 flex-col-reverse transition-[bottom] group-data-idle/stage:bottom-4 @min-[40rem]/stage:bottom-24 @min-[40rem]/stage:group-data-idle/stage:bottom-8'
          : 'flex-col',
        anchorClass[anchor],
      )}
      style={{
        ...(top === null ? {} : { top: `${top}%` }),
        ...(anchor === 'left' ? { left: inset(left) } : {}),
        ...(anchor === 'right' ? { right: inset(100 - left) } : {}),
        ...(anchor === 'center' && left !== 50 ? { translate: `${left - 50}% 0` } : {}),
      }}
    >
      {children}
    </div>
  )
}

// Sides of the picture, which are the same in all languages.
const anchorClass = {
  left: '[direction:ltr] items-start text-start',
  center: 'items-center text-center',
  right: '[direction:ltr] items-end text-start',
}

const inset = (percent: number) => `max(1rem, ${percent}%)`
