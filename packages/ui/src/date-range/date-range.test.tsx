import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRange, type DateRangeValue } from './date-range.tsx'
import { findDateRange } from './date-range.testing.ts'

const november = { label: 'November', value: { from: '2026-11-01', to: '2026-11-30' } }

test('reports both days, and submits them', async () => {
  const onValueChange = vi.fn<(value: DateRangeValue) => void>()
  const screen = await render(
    <form>
      <DateRange
        label="Booked"
        fromName="from"
        toName="to"
        defaultValue={{ from: '2026-11-02', to: '' }}
        onValueChange={onValueChange}
      />
    </form>,
  )
  const { from, to } = findDateRange(screen.container, 'Booked')
  await userEvent.click(to.part('month'))
  await userEvent.keyboard('11202026')
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-20' })
  expect([from.value(), to.value()]).toEqual(['2026-11-02', '2026-11-20'])
})

test('a last day before the first is an error of its field', async () => {
  const screen = await render(<DateRange label="Booked" defaultValue={{ from: '2026-11-10', to: '' }} />)
  const { to } = findDateRange(screen.container, 'Booked')
  await userEvent.click(to.part('month'))
  await userEvent.keyboard('11022026{Tab}{Tab}')
  await expect.poll(to.error).toMatch(/later date/)
})

test('a range by name sets both days, and says that it is the one', async () => {
  const onValueChange = vi.fn<(value: DateRangeValue) => void>()
  const screen = await render(<DateRange label="Booked" presets={[november]} onValueChange={onValueChange} />)
  const { preset } = findDateRange(screen.container, 'Booked')
  expect(preset('November').ariaPressed).toBe('false')
  await userEvent.click(preset('November'))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(november.value)
  expect(preset('November').ariaPressed).toBe('true')
})

test('a reset of the form brings both initial days back', async () => {
  const screen = await render(
    <form>
      <DateRange
        label="Booked"
        fromName="from"
        toName="to"
        presets={[november]}
        defaultValue={{ from: '2026-11-10', to: '2026-11-12' }}
      />
      <button type="reset">Reset</button>
    </form>,
  )
  const { from, to, preset } = findDateRange(screen.container, 'Booked')
  await userEvent.click(preset('November'))
  expect([from.value(), to.value()]).toEqual(['2026-11-01', '2026-11-30'])
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => [from.value(), to.value()]).toEqual(['2026-11-10', '2026-11-12'])
})
