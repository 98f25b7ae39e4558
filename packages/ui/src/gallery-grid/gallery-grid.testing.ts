import { allIn } from '../testing/find-modal.ts'
import { findOne, need } from '../testing/find-one.ts'

export type GalleryPictureParts = {
  /** Opens it over the whole screen. */
  link: HTMLAnchorElement
  /** The button that removes it, for its owner. */
  remove: HTMLButtonElement | null
}

export type LargeViewParts = {
  /** What the picture that is shown is called. */
  alt: string
  close: HTMLButtonElement
  /** Null where there is one picture alone. */
  previous: HTMLButtonElement | null
  next: HTMLButtonElement | null
}

export type GalleryGridParts = {
  /** A picture by its `alt`. Throws where there is none. */
  picture: (alt: string) => GalleryPictureParts
  /** What is open over the whole screen; null while nothing is. It comes a moment after the first press. */
  large: () => LargeViewParts | null
}

const altOf = (picture: Element | null | undefined) => picture?.querySelector('img')?.alt ?? ''

/** The `GalleryGrid` with a label. Throws where there is none. */
export function findGalleryGrid(container: ParentNode, label: string): GalleryGridParts {
  const lists = container.querySelectorAll('ul[aria-label]')
  const list = findOne(lists, 'gallery', label, (one) => one.getAttribute('aria-label'))
  return {
    picture: (alt) => {
      const link = findOne(list.querySelectorAll<HTMLAnchorElement>('li > a'), 'picture', alt, altOf)
      return { link, remove: link.parentElement?.querySelector('button') ?? null }
    },
    large: () => {
      const view = list.nextElementSibling
      if (!view?.matches('dialog[open]')) return null
      const [close, next = null, previous = null] = allIn(view, 'button').toReversed()
      return { alt: altOf(view), close: need(close, 'The large view has no close button.'), next, previous }
    },
  }
}
