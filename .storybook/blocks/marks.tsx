import { cx } from 'class-variance-authority'
import { placeMarks } from './place-marks.ts'
import type { Layout } from './use-layout.ts'

export type MarksProps = {
  layout: Layout
  /** The part that is pointed out. */
  active: number | null
}

/** Numbers upon a stage, each with a line to its part. For the eye: the list says the same in words. */
export function Marks({ layout: { area, boxes, ink, missing }, active }: MarksProps) {
  const there = boxes.flatMap((box, index) => (box ? [{ box, index }] : []))
  const placed = placeMarks(
    there.map(({ box }) => box),
    area,
    ink,
  )
  const marks = there.flatMap(({ box, index }, order) => {
    const mark = placed[order]
    return mark ? [{ box, index, mark }] : []
  })
  return (
    <svg
      aria-hidden="true"
      data-missing={missing.join(' · ') || undefined}
      className="pointer-events-none absolute inset-0 size-full overflow-hidden text-caption"
    >
      {marks.map(({ box, index, mark }) => {
        const isActive = active === index
        return (
          <g key={index} className={cx('transition-opacity', active !== null && !isActive && 'opacity-35')}>
            <rect
              {...box}
              className={cx('fill-none stroke-accent', !isActive && 'opacity-70 [stroke-dasharray:2_3]')}
              strokeWidth={isActive ? 2 : 1}
            />
            <line x1={mark.toX} y1={mark.toY} x2={mark.x} y2={mark.y} className="stroke-accent" />
            <circle cx={mark.x} cy={mark.y} r={10} className="fill-accent stroke-ground" strokeWidth={2} />
            <text
              x={mark.x}
              y={mark.y}
              dy="0.35em"
              textAnchor="middle"
              className="fill-text-on-accent font-medium tabular-nums"
            >
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
