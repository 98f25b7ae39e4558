import { cx } from 'class-variance-authority'
import { placeCallouts } from './place-callouts.ts'
import type { PartPositions } from './use-part-positions.ts'

export type CalloutsProps = {
  positions: PartPositions
  /** The index of the highlighted part. */
  active: number | null
}

/** Numbers on a story, each with a line to its part. Hidden from assistive technology: the list of parts says the same. */
export function Callouts({ positions: { area, boxes, obstacles, missing }, active }: CalloutsProps) {
  const visible = boxes.flatMap((box, index) => (box ? [{ box, index }] : []))
  const placed = placeCallouts(
    visible.map(({ box }) => box),
    area,
    obstacles,
  )
  const callouts = visible.flatMap(({ box, index }, order) => {
    const callout = placed[order]
    return callout ? [{ box, index, callout }] : []
  })
  return (
    <svg
      aria-hidden="true"
      data-missing={missing.join(' · ') || undefined}
      className="pointer-events-none absolute inset-0 size-full overflow-hidden text-caption"
    >
      {callouts.map(({ box, index, callout }) => {
        const isActive = active === index
        return (
          <g key={index} className={cx('transition-opacity', active !== null && !isActive && 'opacity-35')}>
            <rect
              {...box}
              className={cx('fill-none stroke-accent', !isActive && 'opacity-70 [stroke-dasharray:2_3]')}
              strokeWidth={isActive ? 2 : 1}
            />
            <line x1={callout.toX} y1={callout.toY} x2={callout.x} y2={callout.y} className="stroke-accent" />
            <circle
              cx={callout.x}
              cy={callout.y}
              r={10}
              className="fill-accent stroke-ground"
              strokeWidth={2}
            />
            <text
              x={callout.x}
              y={callout.y}
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
