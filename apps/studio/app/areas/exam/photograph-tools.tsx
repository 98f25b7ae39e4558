import { IconButton } from '@chignon/ui/icon-button'
import { ChevronLeft } from '@chignon/ui/icons/chevron-left'
import { ChevronRight } from '@chignon/ui/icons/chevron-right'
import { Minus } from '@chignon/ui/icons/minus'
import { Plus } from '@chignon/ui/icons/plus'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { zoomBy, zoomSteps } from './zoom-steps.ts'

type PhotographToolsProps = {
  zoom: number
  onZoom: (zoom: number) => void
  index: number
  count: number
  onGoBy: (by: 1 | -1) => void
}

/** Larger and smaller, and the way to the other photographs. */
export function PhotographTools({ zoom, onZoom, index, count, onGoBy }: PhotographToolsProps) {
  const { t } = useLingui()
  const { number, percent } = useFormats()
  const [place, total] = [number(index + 1), number(count)]
  return (
    <div role="group" aria-label={t`View`} className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <span className="flex items-center gap-2">
        <IconButton
          label={t`Smaller`}
          disabled={zoom === zoomSteps[0]}
          onClick={() => onZoom(zoomBy(zoom, -1))}
        >
          <Minus />
        </IconButton>
        <span role="status" className="min-w-14 text-center text-small tabular-nums">
          {percent(zoom * 100)}
        </span>
        <IconButton
          label={t`Larger`}
          disabled={zoom === zoomSteps.at(-1)}
          onClick={() => onZoom(zoomBy(zoom, 1))}
        >
          <Plus />
        </IconButton>
      </span>
      {count > 1 && (
        <span className="flex items-center gap-2">
          <IconButton label={t`Photograph before`} disabled={index === 0} onClick={() => onGoBy(-1)}>
            <ChevronLeft className="rtl:-scale-x-100" />
          </IconButton>
          <span className="text-small tabular-nums">
            <Trans>
              {place} of {total}
            </Trans>
          </span>
          <IconButton label={t`Next photograph`} disabled={index === count - 1} onClick={() => onGoBy(1)}>
            <ChevronRight className="rtl:-scale-x-100" />
          </IconButton>
        </span>
      )}
    </div>
  )
}
