import type { KeyboardEvent } from 'react'
import { hasModifier } from '../handlers/has-modifier.ts'

/** Handles a key in a row of tabs: selects a tab from the focused one. Arrows follow the text direction and wrap. */
export function selectTabByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const index = tabs.findIndex((tab) => tab === document.activeElement)
  const findTarget = () => {
    const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === forward) return tabs[(index + 1) % tabs.length]
    if (key === 'ArrowLeft' || key === 'ArrowRight') return tabs.at(index - 1)
    if (key === 'Home') return tabs[0]
    return key === 'End' ? tabs.at(-1) : undefined
  }
  const target = hasModifier(event) ? undefined : findTarget()
  if (!target) return
  event.preventDefault()
  target.focus()
  target.click()
}
