import type { KeyboardEvent } from 'react'
import { hasModifier } from '../handlers/has-modifier.ts'

/** The tab that a key selects from the focused one; arrows follow the text direction and wrap. */
function tabByKey({ key, currentTarget }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const index = tabs.findIndex((tab) => tab === document.activeElement)
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === forward) return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft' || key === 'ArrowRight') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}

/** Handles a key in a row of tabs: focuses and clicks the tab that it leads to. */
export function selectTabByKey(event: KeyboardEvent<HTMLElement>): void {
  const target = hasModifier(event) ? undefined : tabByKey(event)
  if (!target) return
  event.preventDefault()
  target.focus()
  target.click()
}
