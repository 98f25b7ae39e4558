import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Calendar } from '../calendar/calendar.tsx'
import { findCalendar } from '../calendar/calendar.testing.ts'
import { DateField } from '../date-field/date-field.tsx'
import { findDateField } from '../date-field/date-field.testing.ts'

test('date field: types parts and opens its calendar', async () => {
  const { container } = await render(
    <DateField label="Start" name="start" hint="In spring" today="2026-11-22" locale="fa" />,
  )
  const { part, value, trigger, isOpen, calendar, hint } = findDateField(container, 'Start')
  part('year').focus()
  await userEvent.keyboard('14050905')
  expect([value(), hint(), isOpen()]).toEqual(['2026-11-26', 'In spring', false])
  await userEvent.click(trigger)
  await expect.poll(isOpen).toBe(true)
  await userEvent.click(calendar().day('2026-11-27'))
  expect([value(), isOpen()]).toEqual(['2026-11-27', false])
  expect(() => findDateField(container, 'End')).toThrow(
    'There is no date field “End” here; there is “Start”.',
  )
})

test('calendar: returns its days and the buttons to other months', async () => {
  const { container } = await render(<Calendar defaultValue="2026-11-26" />)
  const { title, day, chosen, previousMonth, nextMonth, month, year } = findCalendar(container)
  expect([title(), chosen(), month.value, year.value]).toEqual(['November 2026', '2026-11-26', '11', '2026'])
  await userEvent.click(nextMonth)
  await userEvent.click(day('2026-12-24'))
  expect([title(), chosen()]).toEqual(['December 2026', '2026-12-24'])
  await userEvent.click(previousMonth)
  expect(title()).toBe('November 2026')
  expect(() => day('2027-01-01')).toThrow('There is no day “2027-01-01” here')
})
