import { useId, type Ref } from 'react'
import type { DrawingPoint } from './drawing-stroke.ts'
import type { Line } from './use-line.ts'
import { usePenEvents } from './use-pen-events.ts'
import { usePenKeys } from './use-pen-keys.ts'

type DrawingSurfaceProps = {
  ref: Ref<HTMLDivElement>
  label: string
  /** What the keys do. */
  keys: string
  line: Line
  isFull: boolean
  onUndo: () => void
  onPutAway: () => void
}

/** What receives the pen, over the picture. By keyboard a cross shows where the pen is. */
export function DrawingSurface({ ref, label, keys, line, isFull, onUndo, onPutAway }: DrawingSurfaceProps) {
  const keysId = useId()
  const events = usePenEvents(line, isFull)
  const { pen, onKeyDown } = usePenKeys({ line, isFull, onUndo, onPutAway })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        ref={ref}
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is drawn on by keyboard
        tabIndex={0}
        className="group/surface absolute inset-0 cursor-crosshair touch-none outline-none select-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        onKeyDown={onKeyDown}
        {...events}
      >
        <PenCross at={pen} isDown={line.points !== null} />
      </div>
      <p id={keysId} className="sr-only">
        {keys}
      </p>
    </>
  )
}

function PenCross({ at: [x, y], isDown }: { at: DrawingPoint; isDown: boolean }) {
  const place = { x: `${x * 100}%`, y: `${y * 100}%` }
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 hidden size-full overflow-visible group-focus-visible/surface:block"
    >
      <svg {...place} className="overflow-visible">
        <circle r={isDown ? 5 : 9} className="fill-none stroke-picture-shade stroke-4" />
        <circle r={isDown ? 5 : 9} className="fill-none stroke-on-picture stroke-2" />
      </svg>
    </svg>
  )
}
