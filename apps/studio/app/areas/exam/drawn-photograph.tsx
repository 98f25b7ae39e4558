import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { maxExamStrokes, maxStrokePoints } from '@chignon/contract/learning/learning-rules'
import { DrawingLayer } from '@chignon/ui/drawing-layer'
import { useLingui } from '@lingui/react/macro'
import { useLastingAddress } from './use-lasting-address.ts'
import type { Photograph, Photographs } from './use-photographs.ts'

type DrawnPhotographProps = {
  exam: StaffExam
  file: Photograph
  photographs: Photographs
  /** How wide it is shown, as for `<img>`. */
  sizes: string
  isPenOut: boolean
  onPenChange: (isOut: boolean) => void
}

/** A photograph with the lines over it, which an examiner can add to. */
export function DrawnPhotograph({
  exam,
  file,
  photographs,
  sizes,
  isPenOut,
  onPenChange,
}: DrawnPhotographProps) {
  const { t } = useLingui()
  const { url, srcset } = useLastingAddress(file)
  const { id, name, width, height } = file
  const lines = photographs.linesOver(exam, id)
  return (
    <DrawingLayer
      label={t`Drawing over ${name}`}
      width={width}
      height={height}
      value={lines}
      onValueChange={(value) => photographs.draw(id, value)}
      checked={isPenOut}
      onCheckedChange={onPenChange}
      isReadOnly={!photographs.isOpen}
      maxLines={maxExamStrokes}
      maxPoints={maxStrokePoints}
    >
      <img
        src={url}
        srcSet={srcset}
        sizes={sizes}
        alt={name}
        width={width}
        height={height}
        loading="lazy"
        draggable={false}
        className="h-auto w-full rounded-media"
      />
    </DrawingLayer>
  )
}
