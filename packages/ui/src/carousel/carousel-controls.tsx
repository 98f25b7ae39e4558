import { ChevronLeft } from '../icons/chevron-left.tsx'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { SlidePlace } from './use-slides.ts'

type CarouselControlsProps = {
  place: SlidePlace
  labels: { previous: string; next: string; position: (at: number, of: number) => string }
  onGo: (index: number) => void
}

/** The dots and the buttons below a carousel. */
export function CarouselControls({ place, labels, onGo }: CarouselControlsProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line pt-3">
      <div className="flex flex-wrap">
        {Array.from({ length: place.stops }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={labels.position(index + 1, place.stops)}
            aria-current={index === place.index || undefined}
            className="touch-target group/dot grid h-9 w-8 cursor-pointer place-items-center rounded-pill"
            onClick={() => onGo(index)}
          >
            <span className="block h-0.5 w-5 bg-line-strong transition-colors group-hover/dot:bg-text group-aria-current/dot:h-1 group-aria-current/dot:bg-accent forced-colors:bg-[CanvasText] forced-colors:group-aria-current/dot:bg-[Highlight]" />
          </button>
        ))}
      </div>
      <div className="flex gap-2">
        <IconButton
          variant="outline"
          label={labels.previous}
          aria-disabled={!place.canGoBack || undefined}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
          onClick={() => onGo(place.index - 1)}
        >
          <ChevronLeft className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton
          variant="outline"
          label={labels.next}
          aria-disabled={!place.canGoOn || undefined}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
          onClick={() => onGo(place.index + 1)}
        >
          <ChevronRight className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </div>
  )
}
