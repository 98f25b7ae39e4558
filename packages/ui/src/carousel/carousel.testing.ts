import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type CarouselParts = {
  /** The words of its slides, in reading order. */
  slides: () => string[]
  /** The buttons that move it. Throw where everything fits, for then there are none. */
  previous: () => HTMLButtonElement
  next: () => HTMLButtonElement
  /** The dots, one for each place it stops at. */
  stops: () => HTMLButtonElement[]
  /** The place it is at, from 1; 0 where everything fits. */
  place: () => number
}

/** The `Carousel` with a label. Throws where there is none. */
export function findCarousel(container: ParentNode, label: string): CarouselParts {
  const carousels = container.querySelectorAll('[aria-roledescription="carousel"]')
  const carousel = findOne(carousels, 'carousel', label, (one) => one.getAttribute('aria-label'))
  // The two that move it come last; slides may have buttons of their own.
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
