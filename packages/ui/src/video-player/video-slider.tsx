'use client'
import { useState, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { rangeInput } from '../slider/range-styles.ts'
import { RangeTrack } from '../slider/range-track.tsx'
import { SeekBubble } from './seek-bubble.tsx'
import type { SeekPreviews } from './use-seek-previews.ts'

export type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'max' | 'children'
> & {
  label: string
  value: number
  max: number
  /** The value in words. */
  valueText: string
  onValueChange: (value: number) => void
  /** Buffered ranges, drawn fainter. */
  buffered?: readonly (readonly [from: number, to: number])[] | undefined
  /** Values at which the track has a gap, such as the starts of chapters. */
  marks?: readonly number[] | undefined
  /** Formats the value under the pointer, shown beside it. Default none. */
  formatHover?: ((value: number) => string) | undefined
  /** Small pictures of the values, shown above `formatHover`, which they need. */
  previews?: SeekPreviews | undefined
  /** Shows the picture of the value itself, without a pointer. */
  isPreviewShown?: boolean | undefined
}

/**
 * The video player's own slider: smaller than the public one, over a picture. It runs from the left in every language, as a video's time
 * does. `className` goes to the root, all other props to the input.
 */
export function Slider({
  label,
  value,
  max,
  valueText,
  onValueChange,
  buffered,
  marks,
  formatHover,
  previews,
  isPreviewShown = false,
  className,
  ...rest
}: SliderProps) {
  const [hovered, setHovered] = useState<number | null>(null)
  const whole = max || 1
  const shown = hovered ?? (isPreviewShown && previews?.at(value) ? value : null)
  return (
    <div
      dir="ltr"
      className={cx(className, 'group/slider relative h-6 pointer-coarse:h-11')}
      onPointerEnter={() => previews?.load()}
      onPointerLeave={() => setHovered(null)}
      onPointerMove={({ clientX, currentTarget }) => {
        if (!formatHover || max === 0) return
        const box = currentTarget.getBoundingClientRect()
        setHovered(max * Math.min(1, Math.max(0, (clientX - box.left - 7) / (box.width - 14))))
      }}
    >
      <RangeTrack thumb="small" min={0} max={whole} filled={[0, value]} faint={buffered} marks={marks} />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={whole}
        step="any"
        value={value}
        className={rangeInput({ thumb: 'small' })}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        {...rest}
      />
      {formatHover && shown !== null && (
        <SeekBubble share={shown / whole} label={formatHover(shown)} preview={previews?.at(shown)} />
      )}
    </div>
  )
}
