import { findCalendar, type CalendarParts } from '../calendar/calendar.testing.ts'
import { isPopupOpen } from '../menu/popup-state.ts'
import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { need } from '../testing/find-one.ts'

export type DateFieldParts = FieldWords & {
  /** The input of a part; type digits into it. */
  part: (name: 'day' | 'month' | 'year') => HTMLInputElement
  /** The ISO date that a form submits; empty if there is none. Only with a `name`. */
  value: () => string
  /** The button that opens the calendar. */
  trigger: HTMLElement
  isOpen: () => boolean
  /** The calendar, while it is open. Throws otherwise. */
  calendar: () => CalendarParts
}

/** The `DateField` with this label, after hydration. Throws if there is none. */
export function findDateField(container: ParentNode, label: string): DateFieldParts {
  const inputs = container.querySelectorAll<HTMLInputElement>('input[data-part]')
  const first = findControl(
    [...inputs].filter((input) => input.labels?.length),
    'date field',
    label,
  )
  const box = need(first.closest('[role="group"]')?.parentElement, `“${label}” has no field here.`)
  const popup = need(box.querySelector<HTMLElement>('[popover]'), `“${label}” has no calendar here.`)
  return {
    part: (name) =>
      need(box.querySelector<HTMLInputElement>(`[data-part="${name}"]`), `“${label}” has no ${name}.`),
    value: () => box.querySelector<HTMLInputElement>('input[type="hidden"]')?.value ?? '',
    trigger: need(box.querySelector<HTMLElement>('[popovertarget]'), `“${label}” has no button here.`),
    isOpen: () => isPopupOpen(popup),
    calendar: () => findCalendar(popup),
    ...wordsBy(container, first),
  }
}
