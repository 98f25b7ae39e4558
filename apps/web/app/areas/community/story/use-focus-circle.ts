import { useEffect, useRef } from 'react'

/** Focuses the circle of the stories that were shown last when they are closed: going back does not restore the focus. */
export function useFocusCircle(slugs: readonly string[]): void {
  const shown = useRef(slugs)
  useEffect(() => {
    shown.current = slugs
  })
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const links = [...document.querySelectorAll<HTMLElement>('main a[href^="/stories/"]')]
      const paths = new Set(shown.current.map((slug) => `/stories/${slug}`))
      const circle = links.find((link) => paths.has(link.getAttribute('href') ?? ''))
      // The position of the page is restored.
      circle?.focus({ preventScroll: true })
    },
    [],
  )
}
