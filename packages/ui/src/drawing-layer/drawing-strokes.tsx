import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import type { DrawingColour, DrawingStroke } from './drawing-stroke.ts'
import { strokePath } from './stroke-path.ts'

/** The width of the drawing in units of its own. */
const unitWidth = 1000

const colours: Record<DrawingColour, string> = {
  brass: 'stroke-[oklch(0.82_0.13_84)]',
  light: 'stroke-on-picture',
  dark: 'stroke-picture-shade',
}

const outlines: Record<DrawingColour, string> = {
  brass: 'stroke-picture-shade',
  light: 'stroke-picture-shade',
  dark: 'stroke-on-picture',
}

type DrawingStrokesProps = Omit<ComponentProps<'svg'>, 'width' | 'height'> & {
  strokes: readonly DrawingStroke[]
  /** The proportions of the picture. */
  width: number
  height: number
}

/** The lines, each with an outline so that it is visible on every picture. */
export function DrawingStrokes({ strokes, width, height, className, ...rest }: DrawingStrokesProps) {
  const unitHeight = (unitWidth * height) / width
  return (
    <svg
      viewBox={`0 0 ${unitWidth} ${unitHeight}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(className, 'pointer-events-none absolute inset-0 size-full')}
      {...rest}
    >
      {strokes.map(({ color, width: share, points }, index) => {
        const path = strokePath(points, unitWidth, unitHeight)
        const strokeWidth = share * unitWidth
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no identity, and only the last is added or removed
          <g key={index}>
            <path d={path} strokeWidth={strokeWidth * 1.5} strokeOpacity={0.55} className={outlines[color]} />
            <path d={path} strokeWidth={strokeWidth} className={colours[color]} />
          </g>
        )
      })}
    </svg>
  )
}
