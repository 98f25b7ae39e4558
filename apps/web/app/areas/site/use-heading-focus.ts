import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Moves the focus to the heading of a new page if the focused element was replaced. Screen readers read the heading, and Tab continues
 * there. Back and forward keep the position on the page.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    const isShown = shown.current === pathname
    shown.current = pathname
    if (isShown || type === NavigationType.Pop || document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    // A heading is not interactive, so it needs no focus ring; Tab shows one on the next element.
    heading.classList.add('outline-none')
    heading.focus({ preventScroll: true })
  }, [pathname, type])
}
