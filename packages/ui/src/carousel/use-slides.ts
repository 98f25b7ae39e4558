import { useEffect, useEffectEvent, useState } from 'react'
import useEmblaCarousel from 'embla-carousel-react'

/** The position of a carousel. */
export type SlidePlace = {
  /** Index of the first visible slide. */
  index: number
  /** Number of positions, which is smaller than the number of slides if several are visible. */
  stops: number
  canGoBack: boolean
  canGoOn: boolean
}

/** Index of the first visible slide of a row that was scrolled before scripts ran. */
const scrolledTo = (root: HTMLElement): number => {
  const width = root.querySelector('li')?.offsetWidth
  return width ? Math.round(Math.abs(root.scrollLeft) / width) : 0
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls the slides of a carousel to the index `first`. Returns the ref of the viewport, the position, and a function that scrolls. */
export function useSlides(first: number, setFirst: (index: number) => void) {
  const [startIndex] = useState(first)
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', startIndex })
  const [place, setPlace] = useState<SlidePlace>({ index: 0, stops: 0, canGoBack: false, canGoOn: false })

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

  const goTo = (index: number) => carousel?.scrollTo(index, isStill())
  return { viewport, place, go: goTo }
}
