import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { commentAnchor } from './comment-address.ts'

/** Moves the focus to what the address points at, such as a comment that was just written, and scrolls only if needed. */
export function useCommentFocus(): void {
  // A new object after each navigation, also to the same address.
  const location = useLocation()
  const wanted = useRef('')
  useEffect(() => {
    const { hash } = location
    wanted.current = hash.startsWith('#comment') ? hash.slice(1) : ''
  }, [location])
  // After each render, because a new comment is shown later than its address.
  useEffect(() => {
    // The next comment is being written already.
    if (document.activeElement instanceof HTMLTextAreaElement) wanted.current = ''
    if (wanted.current && focusElement(wanted.current, true)) wanted.current = ''
  })
}

/** Moves the focus to a comment without scrolling. */
export function focusComment(id: string): void {
  focusElement(commentAnchor(id), false)
}

function focusElement(id: string, scrolls: boolean): boolean {
  const element = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (!element) return false
  // Only so that it can have the focus: it is no stop of the Tab key.
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  if (scrolls) element.scrollIntoView({ block: 'nearest' })
  return true
}
