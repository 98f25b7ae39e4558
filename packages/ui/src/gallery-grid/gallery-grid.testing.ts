import { allIn } from '../testing/find-modal.ts'
import { findOne, need } from '../testing/find-one.ts'

export type GalleryPictureParts = {
  /** Opens the viewer. */
  link: HTMLAnchorElement
  /** The remove button, for the owner. */
  remove: HTMLButtonElement | null
}

export type LargeViewParts = {
  /** The description of the current picture. */
  alt: string
  close: HTMLButtonElement
  /** Null if there is only one picture. */
  previous: HTMLButtonElement | null
  next: HTMLButtonElement | null
}

export type GalleryGridParts = {
  /** A picture by its `alt`. Throws if there is none. */
  picture: (alt: string) => GalleryPictureParts
  /** The open viewer; null if it is closed. Loaded on demand, so it appears shortly after the first click. */
  large: () => LargeViewParts | null
}

const altOf = (picture: Element | null | undefined) => picture?.querySelector('img')?.alt ?? ''

/** The `GalleryGrid` with this label. Throws if there is none. */
export function findGalleryGrid(container: ParentNode, label: string): GalleryGridParts {
  const lists = container.querySelectorAll('ul[aria-label]')
  const list = findOne(lists, 'gallery', label, (element) => element.getAttribute('aria-label'))
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
