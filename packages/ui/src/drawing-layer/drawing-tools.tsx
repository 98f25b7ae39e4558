import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Eraser } from '../icons/eraser.tsx'
import { Pencil } from '../icons/pencil.tsx'
import { Undo2 } from '../icons/undo-2.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import type { DrawingLayerLabels } from './drawing-layer-labels.ts'
import { drawingColours, type DrawingColour } from './drawing-stroke.ts'

const swatches: Record<DrawingColour, string> = {
  brass: 'bg-[oklch(0.82_0.13_84)]',
  light: 'bg-on-picture',
  dark: 'bg-picture-shade',
}

// They keep the focus when there is nothing left to do.
const idle = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

type DrawingToolsProps = {
  label: string
  texts: DrawingLayerLabels
  isOn: boolean
  colour: DrawingColour
  /** How many lines there are, or that no more fit. */
  count: ReactNode
  hasLines: boolean
  canUndo: boolean
  onSwitch: () => void
  onColourChange: (colour: DrawingColour) => void
  onUndo: () => void
  onClear: () => void
}

/** The button that takes the pen; with it the colours, undo and what removes all lines. */
export function DrawingTools({
  label,
  texts,
  isOn,
  colour,
  count,
  hasLines,
  canUndo,
  onSwitch,
  onColourChange,
  onUndo,
  onClear,
}: DrawingToolsProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        size="small"
        aria-pressed={isOn}
        className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
        onClick={onSwitch}
      >
        <Pencil />
        <span>{texts.draw}</span>
      </Button>
      {isOn && (
        <>
          <SegmentedControl
            label={texts.colour}
            isLabelHidden
            value={colour}
            options={drawingColours.map((value) => ({
              value,
              label: texts[value],
              icon: (
                <svg
                  className={cx(
                    swatches[value],
                    'rounded-pill border border-line-strong forced-color-adjust-none',
                  )}
                />
              ),
            }))}
            onValueChange={(value) => {
              const chosen = drawingColours.find((each) => each === value)
              if (chosen) onColourChange(chosen)
            }}
          />
          <span className="flex gap-1">
            <IconButton
              label={texts.undo}
              size="small"
              className={idle}
              aria-disabled={!canUndo}
              onClick={onUndo}
            >
              <Undo2 />
            </IconButton>
            <IconButton
              label={texts.clear}
              size="small"
              className={idle}
              aria-disabled={!hasLines}
              onClick={onClear}
            >
              <Eraser />
            </IconButton>
          </span>
        </>
      )}
      <span role="status" className="text-small text-text-muted tabular-nums">
        {isOn && <span>{count}</span>}
      </span>
    </div>
  )
}
