import type { MouseEvent } from 'react'

/**
 * A click on a row outside of links and controls clicks its link, with the same modifiers: in Safari the link does not cover the
 * row. Not after selecting text.
 */
export function followRowLink(event: MouseEvent<HTMLElement>): void {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof Element)) return
  if (target.closest('a, button, input, select, textarea, label, summary, [popover]')) return
  if (getSelection()?.isCollapsed === false) return
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  target
    .closest('tr')
    ?.querySelector(':scope > th a')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, altKey, ctrlKey, metaKey, shiftKey }),
    )
}
