'use client'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { composeHandlers } from '../handlers/compose-handlers.ts'
import { useFieldValue } from '../form-state/use-field-value.ts'
import { hasModifier } from '../handlers/has-modifier.ts'
import { useHydratedLater } from '../hydration/use-hydrated-later.ts'
import { useMessages } from '../messages/use-messages.ts'
import { checkControlled } from '../development/check-controlled.ts'
import { checkOptions } from '../development/check-options.ts'
import { reportMisuse } from '../development/report-misuse.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { useSlides } from './use-slides.ts'

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
    checkOptions('Carousel', { prop: 'slides', by: 'id', known: slides.map((slide) => slide.id) })
    checkControlled('Carousel', 'value', value, onValueChange)
    if (slides.length === 0)
      reportMisuse('Carousel', 'slides is empty.', 'Pass at least one slide, or leave the carousel out.')
  }
  const isHydrated = useHydratedLater()
  const texts = useMessages('carousel', english, labels)
  const [first, setFirst] = useFieldValue({ value, defaultValue, onValueChange })
  const { viewport, place, go: goTo } = useSlides(first, setFirst)
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (hasModifier(event) || hasOwnArrows(event.target)) return
    event.preventDefault()
    goTo(place.index + (event.key === forward ? 1 : -1))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys do what its buttons do
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx(className, 'grid gap-5')}
      onKeyDown={composeHandlers(onKeyDown, moveByKey)}
      {...rest}
    >
      <div
        ref={canMove() ? viewport : undefined}
        className={cx(
          '-m-1.5 p-1.5',
          isHydrated && canMove()
            ? 'overflow-hidden'
            : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
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
      {place.stops > 1 && <CarouselControls place={place} labels={texts} onGo={goTo} />}
    </section>
  )
}
