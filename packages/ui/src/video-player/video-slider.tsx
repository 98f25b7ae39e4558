'use client'
import { useState, type ComponentProps } from 'react'
import { cx } from 'class-variance-authority'

const range = cx(
  'absolute inset-0 m-0 size-full cursor-pointer appearance-none bg-transparent',
  '[&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill',
  '[&::-webkit-slider-thumb]:border-0 [&::-webkit-slider-thumb]:bg-accent',
  '[&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:rounded-pill [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent',
  '[&::-moz-range-track]:bg-transparent',
  'forced-colors:[&::-webkit-slider-thumb]:bg-[Highlight] forced-colors:[&::-moz-range-thumb]:bg-[Highlight]',
)

export type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'max' | 'children'
> & {
  label: string
  value: number
  max: number
  /** The value in words. */
  valueText: string
  onChange: (value: number) => void
  /** Buffered ranges, drawn fainter. */
  buffered?: readonly (readonly [from: number, to: number])[] | undefined
  /** Formats the value under the pointer, shown beside it. Default none. */
  formatHover?: ((value: number) => string) | undefined
}

/**
 * A native range input over a thin bar drawn as SVG. It runs from the left in every language, as a video's time
 * does. `className` goes to the root, all other props to the input.
 */
export function Slider({
  label,
  value,
  max,
  valueText,
  onChange,
  buffered,
  formatHover,
  className,
  ...rest
}: SliderProps) {
  const [hovered, setHovered] = useState<number | null>(null)
  const whole = max || 1
  return (
    <div
      dir="ltr"
      className={cx('group/slider relative h-6 pointer-coarse:h-11', className)}
      onPointerLeave={() => setHovered(null)}
      onPointerMove={({ clientX, currentTarget }) => {
        if (!formatHover || max === 0) return
        const box = currentTarget.getBoundingClientRect()
        const share = Math.min(1, Math.max(0, (clientX - box.left - 7) / (box.width - 14)))
        // Sets styles by script, which a strict content security policy allows.
        currentTarget.style.setProperty('--hovered', `${share * (box.width - 14) + 7}px`)
        setHovered(share * max)
      }}
    >
      <svg
        viewBox={`0 0 ${whole} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-y-0 start-1.75 my-auto h-1 w-[calc(100%-0.875rem)] overflow-clip rounded-pill"
      >
        <rect width={whole} height="1" className="fill-on-picture opacity-30 forced-colors:fill-[GrayText]" />
        {buffered?.map(([from, to]) => (
          <rect key={from} x={from} width={to - from} height="1" className="fill-on-picture opacity-40" />
        ))}
        <rect
          width={Math.min(value, whole)}
          height="1"
          className="fill-accent forced-colors:fill-[Highlight]"
        />
      </svg>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={whole}
        step="any"
        value={value}
        className={range}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        {...rest}
      />
      {formatHover && hovered !== null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-(--hovered) bottom-full -translate-x-1/2 rounded-media bg-picture-shade/85 px-1.5 text-caption text-on-picture tabular-nums"
        >
          {formatHover(hovered)}
        </span>
      )}
    </div>
  )
}
