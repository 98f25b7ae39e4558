import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type BannerParts = {
  banner: HTMLElement
  /** Whether it interrupts screen readers. */
  isAlert: boolean
  /** The text below the title. Empty if there is none. */
  text: () => string
  /** The button or link with this text. Throws if there is none. */
  action: (name: string) => HTMLElement
  /** Closes it by its button. Throws if it has none. */
  close: () => void
}

/** The `Banner` with this title. Throws if there is none. */
export function findBanner(container: ParentNode, title: string): BannerParts {
  const banners = container.querySelectorAll<HTMLElement>('[role="status"]:has(p), [role="alert"]:has(p)')
  const banner = findOne(banners, 'banner', title, (element) => wordsOf(element.querySelector('p')))
  return {
    banner,
    isAlert: banner.role === 'alert',
    text: () => wordsOf(banner.querySelector('p + div')),
    action: (name) => findOne(banner.querySelectorAll<HTMLElement>('a, button'), 'action', name, wordsOf),
    close: () =>
      need(
        banner.querySelector<HTMLElement>(':scope > button'),
        `The banner “${title}” cannot be closed.`,
      ).click(),
  }
}
