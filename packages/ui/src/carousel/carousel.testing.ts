import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type CarouselParts = {
  /** The text of each slide, in reading order. */
  slides: () => string[]
  /** The previous and next buttons. Throw if everything fits, because there are none. */
  previous: () => HTMLButtonElement
  next: () => HTMLButtonElement
  /** The dots, one per scroll position. */
  stops: () => HTMLButtonElement[]
  /** The current position, starting at 1; 0 if everything fits. */
  place: () => number
}

/** The `Carousel` with this label. Throws if there is none. */
export function findCarousel(container: ParentNode, label: string): CarouselParts {
  const carousels = container.querySelectorAll('[aria-roledescription="carousel"]')
  const carousel = findOne(carousels, 'carousel', label, (element) => element.getAttribute('aria-label'))
  // Previous and next are the last buttons; slides may contain buttons.
  const buttons = () => [...carousel.querySelectorAll<HTMLButtonElement>(':scope > div + div button')]
  const fits = `Everything in “${label}” fits: there is no button.`
  const stops = () => buttons().slice(0, -2)
  return {
    slides: () => [...carousel.querySelectorAll(':scope > div > ul > li')].map(wordsOf),
    previous: () => need(buttons().at(-2), fits),
    next: () => need(buttons().at(-1), fits),
    stops,
    place: () => stops().findIndex((stop) => stop.hasAttribute('aria-current')) + 1,
  }
}
