import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { Dialog } from '@chignon/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { readPageKey } from '../../lib/page-key.ts'
import { DrawnPhotograph } from './drawn-photograph.tsx'
import { PhotographTools } from './photograph-tools.tsx'
import { isPhotograph, type Photographs } from './use-photographs.ts'
import { zoomBy } from './zoom-steps.ts'

type PhotographViewProps = { exam: StaffExam; photographs: Photographs }

/**
 * A photograph in the whole window. Plus, minus and 0 zoom, D takes the pen, Z takes a line back, the arrows show the other
 * photographs, Escape closes.
 */
export function PhotographView({ exam, photographs }: PhotographViewProps) {
  const { t } = useLingui()
  const [zoom, setZoom] = useState(1)
  const [isPenOut, setIsPenOut] = useState(false)
  const { enlargedId, enlarge, isOpen } = photographs
  const files = exam.answers.flatMap((answer) => answer.files).filter(isPhotograph)
  const index = files.findIndex(({ id }) => id === enlargedId)
  const shown = files[index]
  const show = (id: string | null) => {
    setZoom(1)
    setIsPenOut(false)
    enlarge(id)
  }
  const goBy = (by: 1 | -1) => {
    const next = files[index + by]
    if (next) show(next.id)
  }
  const press = (event: KeyboardEvent): boolean => {
    if (!shown || event.ctrlKey || event.metaKey || event.altKey) return false
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const letter = readPageKey(event.nativeEvent)
    if (event.key === '+' || event.key === '=') setZoom(zoomBy(zoom, 1))
    else if (event.key === '-') setZoom(zoomBy(zoom, -1))
    else if (letter === '0') setZoom(1)
    else if (letter === 'd' && isOpen) setIsPenOut(!isPenOut)
    else if (letter === 'z' && isOpen) photographs.undo(shown.id)
    else if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && zoom === 1 && !isPenOut)
      goBy((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1)
    else return false
    return true
  }
  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={(isShown) => {
        if (!isShown) show(null)
      }}
      title={shown?.name ?? t`Photograph`}
      className="h-dvh! max-h-none! w-dvw! max-w-none! rounded-none! border-0! [&>div:first-of-type]:flex [&>div:first-of-type]:min-h-0 [&>div:first-of-type]:grow"
      onKeyDown={(event) => {
        // A field inside types, and a key of the pen is done.
        if (event.defaultPrevented || event.target instanceof HTMLInputElement) return
        if (press(event)) event.preventDefault()
      }}
    >
      {shown && (
        <div className="flex min-h-0 min-w-0 grow flex-col gap-4">
          <PhotographTools zoom={zoom} onZoom={setZoom} index={index} count={files.length} onGoBy={goBy} />
          <div className="@container-size min-h-0 grow overflow-auto overscroll-contain">
            <div
              className="mx-auto"
              style={{
                width: `calc(${zoom} * min(100cqw, (100cqh - 4rem) * ${shown.width / shown.height}))`,
              }}
            >
              <DrawnPhotograph
                key={shown.id}
                exam={exam}
                file={shown}
                photographs={photographs}
                sizes={`${Math.round(zoom * 100)}vw`}
                isPenOut={isPenOut && isOpen}
                onPenChange={setIsPenOut}
              />
            </div>
          </div>
        </div>
      )}
    </Dialog>
  )
}
