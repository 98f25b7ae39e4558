import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Calendar, type CalendarProps } from './calendar.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const set = async (props: Partial<CalendarProps> = {}) => {
  const onValueChange = vi.fn()
  const screen = await render(
    <Calendar defaultValue="2026-11-26" today="2026-11-22" onValueChange={onValueChange} {...props} />,
  )
  const focused = () => document.activeElement?.getAttribute('data-date')
  const enter = () => screen.container.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
  return {
    screen,
    onValueChange,
    focused,
    enter,
    day: (name: string) => screen.getByRole('gridcell', { name }),
  }
}

test.each([
  ['{ArrowRight}', '2026-11-27'],
  ['{ArrowLeft}', '2026-11-25'],
  ['{ArrowUp}', '2026-11-19'],
  ['{ArrowDown}', '2026-12-03'],
  ['{Home}', '2026-11-22'],
  ['{End}', '2026-11-28'],
  ['{PageDown}', '2026-12-26'],
  ['{PageUp}', '2026-10-26'],
  ['{Shift>}{PageDown}{/Shift}', '2027-11-26'],
  ['{Shift>}{PageUp}{/Shift}', '2025-11-26'],
])('%s moves the focus from November 26 to %s', async (key, expected) => {
  const { focused, enter, onValueChange } = await set()
  enter()
  await userEvent.keyboard(key)
  await expect.poll(focused).toBe(expected)
  expect(onValueChange).not.toHaveBeenCalled()
})

test('arrow keys are mirrored from right to left, and a Persian week starts on Saturday', async () => {
  document.documentElement.dir = 'rtl'
  const { focused, enter } = await set({ locale: 'fa' })
  enter()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focused).toBe('2026-11-27')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Home}')
  await expect.poll(focused).toBe('2026-11-21')
})

test('moves by months of the Persian calendar', async () => {
  const { screen, focused, enter } = await set({ locale: 'fa' })
  await expect.element(screen.getByRole('grid', { name: 'آذر ۱۴۰۵' })).toBeVisible()
  enter()
  await userEvent.keyboard('{PageDown}')
  await expect.element(screen.getByRole('grid', { name: 'دی ۱۴۰۵' })).toBeVisible()
  await expect.poll(focused).toBe('2026-12-26')
})

test('has one tab stop in its days, the chosen one, and marks today', async () => {
  const { screen, day } = await set()
  const stops = [...screen.container.querySelectorAll('td[tabindex="0"]')]
  expect(stops.map((stop) => stop.getAttribute('data-date'))).toEqual(['2026-11-26'])
  await expect.element(day('Thursday, November 26, 2026')).toHaveAttribute('aria-selected', 'true')
  await expect.element(day('Sunday, November 22, 2026')).toHaveAttribute('aria-current', 'date')
})

test('chooses by click, Enter and Space', async () => {
  const { day, onValueChange } = await set()
  await day('Tuesday, November 10, 2026').click()
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight} ')
  expect(onValueChange.mock.calls).toEqual([['2026-11-10'], ['2026-11-11'], ['2026-11-12']])
})

test('does not leave its limits', async () => {
  const { screen, focused, enter, day, onValueChange } = await set({ min: '2026-11-20', max: '2026-12-05' })
  await expect
    .element(screen.getByRole('button', { name: 'Previous month' }))
    .toHaveAttribute('aria-disabled', 'true')
  await day('Thursday, November 19, 2026').click({ force: true })
  enter()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).toBe('2026-12-05')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('2026-12-05')
  expect(onValueChange).not.toHaveBeenCalled()
  expect(
    [...(screen.container.querySelector('select')?.options ?? [])].filter((option) => !option.disabled)
      .length,
  ).toBe(2)
})

test('an unavailable day receives the focus, but cannot be chosen', async () => {
  const { focused, enter, onValueChange, day } = await set({
    isDateUnavailable: (date) => date === '2026-11-27',
  })
  enter()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(focused).toBe('2026-11-27')
  await expect.element(day('Friday, November 27, 2026')).toHaveAttribute('aria-disabled', 'true')
  expect(onValueChange).not.toHaveBeenCalled()
})

test('shows other months by its buttons and its lists, and announces them', async () => {
  const { screen } = await set()
  const title = () => screen.container.querySelector('[aria-live]')?.textContent
  await screen.getByRole('button', { name: 'Next month' }).click()
  expect(title()).toBe('December 2026')
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toHaveFocus()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'May')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2028')
  expect(title()).toBe('May 2028')
})

test('keeps its controlled value', async () => {
  const { day } = await set({ value: '2026-11-26' })
  await day('Tuesday, November 10, 2026').click()
  await expect.element(day('Thursday, November 26, 2026')).toHaveAttribute('aria-selected', 'true')
})
