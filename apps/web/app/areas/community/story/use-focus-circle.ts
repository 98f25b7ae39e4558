import { useEffect, useState } from 'react'

/** Focuses the circle that the stories were opened with when they are closed: going back does not restore the focus. */
export function useFocusCircle(slugs: readonly string[]): void {
  const [opened] = useState(() => new Set(slugs.map((slug) => `/stories/${slug}`)))
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const links = [...document.querySelectorAll<HTMLElement>('main a[href^="/stories/"]')]
      const circle = links.find((link) => opened.has(link.getAttribute('href') ?? ''))
      // The position of the page is restored.
      circle?.focus({ preventScroll: true })
    },
    [opened],
  )
}
