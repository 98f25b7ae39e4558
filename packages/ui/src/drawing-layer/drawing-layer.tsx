'use client'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { checkControlled } from '../development/check-controlled.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useMergedRefs } from '../refs/use-merged-refs.ts'
import { english, type DrawingLayerLabels } from './drawing-layer-labels.ts'
import type { DrawingColour, DrawingStroke } from './drawing-stroke.ts'
import { DrawingStrokes } from './drawing-strokes.tsx'
import { DrawingSurface } from './drawing-surface.tsx'
import { DrawingTools } from './drawing-tools.tsx'
import { simplifyPoints } from './simplify-points.ts'
import { useLine } from './use-line.ts'
import { useStrokes } from './use-strokes.ts'

export type { DrawingLayerLabels } from './drawing-layer-labels.ts'
export type { DrawingColour, DrawingPoint, DrawingStroke } from './drawing-stroke.ts'

export type DrawingLayerProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> & {
  /** What is drawn on: “Drawing over photograph 1”. */
  label: string
  /** The width of the picture in pixels; with `height` its proportions. */
  width: number
  /** The height of the picture in pixels. */
  height: number
  /** The lines, if the caller controls them. */
  value?: readonly DrawingStroke[] | undefined
  /** The initial lines, if the component keeps them. Default none. */
  defaultValue?: readonly DrawingStroke[] | undefined
  /** Receives all lines after each change. */
  onValueChange?: ((value: DrawingStroke[]) => void) | undefined
  /** Whether the pen is out, if the caller controls it. Without it the picture can be scrolled by touch. */
  checked?: boolean | undefined
  /** Whether the pen is out at first, if the component keeps it. Default false. */
  defaultChecked?: boolean | undefined
  /** Receives whether the pen is out, when the user takes it or puts it away. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Shows the lines only. Default false. */
  isReadOnly?: boolean | undefined
  /** The width of new lines, as a share of the picture's width. Default 0.006. */
  lineWidth?: number | undefined
  /** The number of lines, at most. Default 40. */
  maxLines?: number | undefined
  /** The number of points of a line, at most; longer ones are simplified. Default 400. */
  maxPoints?: number | undefined
  /** Default English. */
  labels?: Partial<DrawingLayerLabels> | undefined
  /** The picture, as wide as the layer and with its proportions. */
  children: ReactNode
}

const none: readonly DrawingStroke[] = []

/** Lines over a picture, by mouse, pen, finger or keyboard. They are shares of the picture, so they fit each of its sizes. */
export function DrawingLayer({
  label,
  width,
  height,
  value,
  defaultValue = none,
  onValueChange,
  checked,
  defaultChecked = false,
  onCheckedChange,
  isReadOnly = false,
  lineWidth = 0.006,
  maxLines = 40,
  maxPoints = 400,
  labels,
  className,
  children,
  ref,
  ...rest
}: DrawingLayerProps) {
  const texts = useMessages('drawingLayer', english, labels)
  const [shown, setShown] = useFieldValue<readonly DrawingStroke[]>({
    value,
    defaultValue,
    onValueChange: onValueChange && ((next) => onValueChange([...next])),
  })
  const [isOn, setOn] = useFieldValue({
    value: checked,
    defaultValue: defaultChecked,
    onValueChange: onCheckedChange,
  })
  const [colour, setColour] = useState<DrawingColour>('brass')
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRefs(root, ref)
  const surface = useRef<HTMLDivElement>(null)
  const isDrawable = isOn && !isReadOnly
  const strokes = useStrokes(shown, setShown)
  const line = useLine((points) => {
    strokes.add({ color: colour, width: lineWidth, points: simplifyPoints(points, maxPoints) })
  })
  const isFull = shown.length >= maxLines
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('DrawingLayer', 'value', value, onValueChange, { isReadOnly })
    checkControlled('DrawingLayer', 'checked', checked, onCheckedChange, { isReadOnly })
  }
  // Who takes the pen draws next, by keyboard as well.
  const wasDrawable = useRef(isDrawable)
  useEffect(() => {
    if (isDrawable && !wasDrawable.current) surface.current?.focus({ preventScroll: true })
    wasDrawable.current = isDrawable
  }, [isDrawable])

  const all = line.points ? [...shown, { color: colour, width: lineWidth, points: line.points }] : shown
  return (
    <div ref={mergedRef} className={cx(className, 'flex flex-col gap-3')} {...rest}>
      {!isReadOnly && (
        <DrawingTools
          label={label}
          texts={texts}
          isOn={isOn}
          colour={colour}
          count={line.points ? texts.begun : isFull ? texts.full : texts.lineCount(shown.length, maxLines)}
          hasLines={shown.length > 0}
          canUndo={strokes.canUndo}
          onSwitch={() => setOn(!isOn)}
          onColourChange={setColour}
          onUndo={strokes.undo}
          onClear={strokes.clear}
        />
      )}
      <div className="relative isolate overflow-clip">
        {children}
        <DrawingStrokes
          strokes={all}
          width={width}
          height={height}
          {...(isReadOnly && shown.length > 0
            ? { role: 'img', 'aria-label': label }
            : { 'aria-hidden': true })}
        />
        {isDrawable && (
          <DrawingSurface
            ref={surface}
            label={label}
            keys={texts.keys}
            line={line}
            isFull={isFull}
            onUndo={strokes.undo}
            onPutAway={() => {
              root.current?.querySelector('button')?.focus()
              setOn(false)
            }}
          />
        )}
      </div>
    </div>
  )
}
