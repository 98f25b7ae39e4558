'use client'
import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft } from '../icons/chevron-left.tsx'
import { ChevronRight } from '../icons/chevron-right.tsx'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { hasModifier } from '../handlers/has-modifier.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'
import { reportMisuse } from '../development/report-misuse.ts'

const slide = cva('min-w-0 shrink-0 grow-0 snap-start ps-5', {
  variants: {
    perView: {
      1: 'basis-full',
      2: 'basis-[85%] sm:basis-1/2',
      3: 'basis-[85%] sm:basis-1/2 md:basis-1/3',
      4: 'basis-[70%] sm:basis-1/3 md:basis-1/4',
    },
  },
})

export type CarouselLabels = {
  previous: string
  next: string
  /** Label of a slide and of its dot: "2 of 5". */
  position: (at: number, of: number) => string
}

const english: CarouselLabels = {
  previous: 'Previous',
  next: 'Next',
  position: (at, of) => `${at} of ${of}`,
}

export type CarouselProps = Omit<ComponentProps<'section'>, 'children' | 'defaultValue'> & {
  /** Label: "Courses like this one". */
  label: string
  /** The slides in reading order; `id` is unique among them. */
  slides: readonly { id: string; content: ReactNode }[]
  /** Number of visible slides from 964 px; on a phone the next one is partly visible. Default 3. */
  perView?: NonNullable<VariantProps<typeof slide>['perView']> | undefined
  /** Index of the first visible slide, if the caller controls it. */
  value?: number | undefined
  /** Index of the first slide that is visible initially. Default 0. */
  defaultValue?: number | undefined
  /** Receives the index of the first visible slide. */
  onValueChange?: ((value: number) => void) | undefined
  /** Default English. */
  labels?: Partial<CarouselLabels> | undefined
}

/** Whether the focused element uses the arrow keys itself: text fields, choices. */
function hasOwnArrows(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, select, textarea, video, audio')
}

/** False in jsdom, where the slides remain a scrollable row. */
const canMove = (): boolean =>
  typeof IntersectionObserver !== 'undefined' &&
  typeof ResizeObserver !== 'undefined' &&
  typeof matchMedia !== 'undefined'

/** Index of the first visible slide of a row that was scrolled before scripts ran. */
const scrolledTo = (root: HTMLElement): number => {
  const width = root.querySelector('li')?.offsetWidth
  return width ? Math.round(Math.abs(root.scrollLeft) / width) : 0
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

type Place = { index: number; stops: number; canGoBack: boolean; canGoOn: boolean }

/**
 * A row of more items than fit, moved by swiping, buttons, dots and arrow keys, never by itself. It starts at the
 * inline start. Before scripts load it is a scrollable row with snap points.
 */
export function Carousel({
  label,
  slides,
  perView = 3,
  value,
  defaultValue = 0,
  onValueChange,
  labels,
  className,
  onKeyDown,
  ...rest
}: CarouselProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkOptions('Carousel', { prop: 'slides', by: 'id', known: slides.map((one) => one.id) })
    checkControlled('Carousel', 'value', value, onValueChange)
    if (slides.length === 0)
      reportMisuse('Carousel', 'slides is empty.', 'Pass at least one slide, or leave the carousel out.')
  }
  const isHydrated = useHydrated()
  const texts = useMessages('carousel', english, labels)
  const [first, setFirst] = useFieldValue({ value, defaultValue, onValueChange })
  const [startIndex] = useState(first)
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', startIndex })
  const [place, setPlace] = useState<Place>({ index: 0, stops: 0, canGoBack: false, canGoOn: false })

  const report = useEffectEvent((index: number, stops: number) => {
    if (index !== Math.min(first, stops - 1)) setFirst(index)
  })
  useEffect(() => {
    if (!carousel) return
    const root = carousel.rootNode()
    const scrolled = scrolledTo(root)
    root.scrollLeft = 0
    const update = () =>
      setPlace({
        index: carousel.selectedScrollSnap(),
        stops: carousel.scrollSnapList().length,
        canGoBack: carousel.canScrollPrev(),
        canGoOn: carousel.canScrollNext(),
      })
    const select = () => {
      update()
      report(carousel.selectedScrollSnap(), carousel.scrollSnapList().length)
    }
    carousel.on('select', select).on('reInit', update)
    carousel.reInit({ direction: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr' })
    if (scrolled > 0) carousel.scrollTo(scrolled, true)
    return () => {
      carousel.off('select', select).off('reInit', update)
    }
  }, [carousel])

  const { index: shown, stops } = place
  useEffect(() => {
    // Also after a move that the caller did not accept.
    if (stops > 0 && shown !== Math.min(first, stops - 1)) carousel?.scrollTo(first, isStill())
  }, [carousel, first, shown, stops])

  const go = (to: number) => carousel?.scrollTo(to, isStill())
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (hasModifier(event) || hasOwnArrows(event.target)) return
    event.preventDefault()
    go(place.index + (event.key === forward ? 1 : -1))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do what its buttons do
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx('grid gap-5', className)}
      onKeyDown={composeHandlers(onKeyDown, moveByKey)}
      {...rest}
    >
      <div
        ref={canMove() ? viewport : undefined}
        className={cx(
          '-m-1.5 p-1.5',
          isHydrated && canMove()
            ? 'overflow-hidden'
            : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain',
        )}
      >
        <ul className="-ms-5 flex touch-pan-y touch-pinch-zoom">
          {slides.map(({ id, content }, index) => (
            <li key={id} aria-label={texts.position(index + 1, slides.length)} className={slide({ perView })}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {place.stops > 1 && (
        <div className="flex items-center justify-between gap-4 border-t border-line pt-3">
          <div className="flex flex-wrap">
            {Array.from({ length: place.stops }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-label={texts.position(index + 1, place.stops)}
                aria-current={index === place.index || undefined}
                className={cx(
                  'touch-target group/dot grid h-9 w-8 cursor-pointer place-items-center rounded-pill',
                )}
                onClick={() => go(index)}
              >
                <span className="block h-0.5 w-5 bg-line-strong transition-colors group-hover/dot:bg-text group-aria-current/dot:h-1 group-aria-current/dot:bg-accent forced-colors:bg-[CanvasText] forced-colors:group-aria-current/dot:bg-[Highlight]" />
              </button>
            ))}
          </div>
          <div className="flex gap-2">
            <IconButton
              variant="outline"
              label={texts.previous}
              aria-disabled={!place.canGoBack || undefined}
              className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
              onClick={() => go(place.index - 1)}
            >
              <ChevronLeft className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton
              variant="outline"
              label={texts.next}
              aria-disabled={!place.canGoOn || undefined}
              className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
              onClick={() => go(place.index + 1)}
            >
              <ChevronRight className="rtl:-scale-x-100" />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  )
}
