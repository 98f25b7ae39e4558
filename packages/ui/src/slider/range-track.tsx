import { cva, cx, type VariantProps } from 'class-variance-authority'

const track = cva('absolute inset-y-0 my-auto h-1 overflow-clip rounded-pill', {
  variants: {
    /** Where the track is; it ends below the middle of the thumb. */
    thumb: {
      small: 'start-1.75 w-[calc(100%-0.875rem)]',
      medium: 'start-3 w-[calc(100%-1.5rem)] rtl:-scale-x-100',
    },
  },
})

const edge = 'absolute inset-y-0 my-auto h-1 rounded-pill start-0'

type Range = readonly [from: number, to: number]

type RangeTrackProps = Required<VariantProps<typeof track>> & {
  min: number
  max: number
  /** Start and end of the highlighted part of the track. */
  filled: Range
  /** Ranges drawn fainter. */
  faint?: readonly Range[] | undefined
  /** Values drawn as gaps. */
  marks?: readonly number[] | undefined
}

/** The track of a slider with its chosen part, drawn as SVG because a strict policy allows no style attributes. */
export function RangeTrack({ thumb, min, max, filled, faint, marks }: RangeTrackProps) {
  const whole = max - min || 1
  const offsetOf = (value: number) => Math.min(Math.max(value - min, 0), whole)
  const [from, to] = filled
  const drawn = (
    <svg
      viewBox={`0 0 ${whole} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={track({ thumb })}
    >
      {thumb === 'small' && (
        <rect width={whole} height="1" className="fill-on-picture opacity-30 forced-colors:fill-[GrayText]" />
      )}
      {faint?.map(([start, end]) => (
        <rect
          key={start}
          x={offsetOf(start)}
          width={offsetOf(end) - offsetOf(start)}
          height="1"
          className="fill-on-picture opacity-40"
        />
      ))}
      <rect
        x={offsetOf(from)}
        width={Math.max(offsetOf(to) - offsetOf(from), 0)}
        height="1"
        // Without scripts it would not follow the thumb.
        className="fill-accent forced-colors:fill-[Highlight] noscript:hidden"
      />
      {marks?.map((value) => (
        <rect
          key={value}
          x={offsetOf(value) - whole * 0.002}
          width={whole * 0.004}
          height="1"
          className="fill-picture-shade forced-colors:fill-[Canvas]"
        />
      ))}
    </svg>
  )
  if (thumb === 'small') return drawn
  // The drawing ends below the middle of the thumb, the track at the edge of the field.
  return (
    <>
      <span
        aria-hidden="true"
        className={cx(edge, 'w-full bg-line-strong opacity-60 forced-colors:bg-[GrayText]')}
      />
      {from === min && (
        <span
          aria-hidden="true"
          className={cx(edge, 'w-3.5 bg-accent forced-colors:bg-[Highlight] noscript:hidden')}
        />
      )}
      {drawn}
    </>
  )
}
