import { findOne, need, wordsOf } from '../testing/find-one.ts'
import { byId } from '../testing/accessible-name.ts'

export type CalendarParts = {
  /** The month that is shown, in words. */
  title: () => string
  /** A day of the shown month by its ISO date. Throws if it is not shown. */
  day: (iso: string) => HTMLElement
  /** The ISO date that is chosen; empty if it is not shown. */
  chosen: () => string
  previousMonth: HTMLElement
  nextMonth: HTMLElement
  month: HTMLSelectElement
  year: HTMLSelectElement
}

const dateOf = (day: Element | null) => day?.getAttribute('data-date') ?? ''

/** The `Calendar` in a container, after hydration. Throws if there is none. */
export function findCalendar(container: ParentNode): CalendarParts {
  const grid = need(container.querySelector('[role="grid"]'), 'There is no calendar here.')
  const buttons = [...(grid.parentElement?.querySelectorAll('button') ?? [])]
  const selects = [...(grid.parentElement?.querySelectorAll('select') ?? [])]
  // Their order depends on the locale; only months are twelve, and none is a number.
  const month = selects.find((select) => select.value.length < 3)
  const year = selects.find((select) => select !== month)
  const missing = 'The calendar is not complete.'
  return {
    title: () => wordsOf(byId(container, grid.getAttribute('aria-labelledby'))),
    day: (iso) => findOne(grid.querySelectorAll<HTMLElement>('[data-date]'), 'day', iso, dateOf),
    chosen: () => dateOf(grid.querySelector('[aria-selected="true"]')),
    previousMonth: need(buttons[0], missing),
    nextMonth: need(buttons[1], missing),
    month: need(month, missing),
    year: need(year, missing),
  }
}
