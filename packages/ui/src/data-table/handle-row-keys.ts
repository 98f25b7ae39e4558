import type { KeyboardEvent } from 'react'
import { hasModifier } from '../handlers/has-modifier.ts'

/** The link of a row, or else the checkbox. */
const targetOf = (row: Element | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>(':scope > th a') ?? boxOf(row)

const boxOf = (row: Element | undefined): HTMLInputElement | null =>
  row?.querySelector<HTMLInputElement>('[data-row-box]') ?? null

/** Fields in cells have the keys for themselves. */
function isField(element: Element): boolean {
  if (element.matches('[data-row-box], thead input')) return false
  return element.matches('input, select, textarea, [contenteditable], [role=combobox], [popover] *')
}

/**
 * Keys within the table: the arrows move between rows, from a checkbox to the next one; Enter opens the row of a checkbox,
 * and X selects the row.
 */
export function handleRowKeys(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key } = event
  if (event.defaultPrevented || hasModifier(event) || !(target instanceof Element) || isField(target)) return
  const rows = [...event.currentTarget.querySelectorAll('tbody > tr')]
  const at = rows.findIndex((row) => row.contains(target))
  const isBox = target.matches('[data-row-box]')
  const focus = (row: Element | undefined) => {
    const next = (isBox && boxOf(row)) || targetOf(row)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  if (key === 'ArrowDown') focus(rows[at + 1])
  else if (key === 'ArrowUp' && at > 0) focus(rows[at - 1])
  else if (key === 'Enter' && isBox) targetOf(rows[at])?.click()
  else if (key.toLowerCase() === 'x' && at >= 0 && !event.repeat) boxOf(rows[at])?.click()
}
