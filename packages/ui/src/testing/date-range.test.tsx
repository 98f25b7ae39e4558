import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DateRange } from '../date-range/date-range.tsx'
import { findDateRange } from '../date-range/date-range.testing.ts'

test('date range: finds both fields and the ranges by name', async () => {
  const { container } = await render(
    <DateRange
      label="Booked"
      fromName="from"
      toName="to"
      defaultValue={{ from: '2026-11-01', to: '2026-11-30' }}
      presets={[{ label: 'Today', value: { from: '2026-11-22', to: '2026-11-22' } }]}
    />,
  )
  const { from, to, preset } = findDateRange(container, 'Booked')
  expect([from.value(), to.value(), preset('Today').type]).toEqual(['2026-11-01', '2026-11-30', 'button'])
  expect(() => preset('Tomorrow')).toThrow('There is no range “Tomorrow” here; there is “Today”.')
  expect(() => findDateRange(container, 'Paid')).toThrow('There is no date range “Paid” here')
})
