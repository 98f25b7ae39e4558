import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TicketCounter } from './ticket-counter.tsx'

const formatMoney = (cents: number) => `$${(cents / 100).toFixed(2)}`
const seat = { id: 'seat', name: 'Two-day seat', price: 18_000, left: 14, availability: '14 of 50 left' }
const kit = { id: 'kit', name: 'Practice kit', price: 6_500, left: 40 }
const args = { tickets: [seat], packages: [kit], formatMoney }
const tooMany = 'You cannot select more packages than the number of selected tickets'

const setUp = async (props: Partial<Parameters<typeof TicketCounter>[0]> = {}) => {
  const screen = await render(<TicketCounter {...args} {...props} />)
  const row = (name: string) => {
    const item = screen.getByRole('listitem').filter({ hasText: name })
    return {
      count: item.getByRole('spinbutton', { name }),
      more: item.getByRole('button', { name: 'One more' }),
      less: item.getByRole('button', { name: 'One less' }),
    }
  }
  return { screen, seats: row('Two-day seat'), kits: row('Practice kit') }
}

test('starts at 0 and updates the totals', async () => {
  const onValueChange = vi.fn()
  const { screen, seats, kits } = await setUp({ onValueChange })
  await expect.element(seats.count).toHaveValue(0)
  await expect.element(screen.getByRole('status')).toHaveTextContent('$0.00')
  await seats.more.click()
  await seats.more.click()
  await kits.more.click()
  await expect.element(screen.getByText('$360.00')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('$425.00')
  expect(onValueChange).toHaveBeenLastCalledWith({ tickets: { seat: 2 }, packages: { kit: 1 } })
})

test('rejects more packages than tickets with a reason, which disappears with the next valid count', async () => {
  const { screen, seats, kits } = await setUp()
  await kits.more.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(tooMany)
  await expect.element(kits.count).toHaveValue(0)
  await seats.more.click()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('does not let tickets drop below packages', async () => {
  const { screen, seats } = await setUp({ defaultValue: { tickets: { seat: 1 }, packages: { kit: 1 } } })
  await seats.less.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(tooMany)
  await expect.element(seats.count).toHaveValue(1)
})

test('limits a typed count on blur', async () => {
  const { screen, kits } = await setUp({ defaultValue: { tickets: { seat: 2 }, packages: {} } })
  await userEvent.fill(kits.count, '9')
  await userEvent.tab()
  await expect.element(kits.count).toHaveValue(2)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(tooMany)
})

test('shows the problem until it is fixed', async () => {
  const { screen, seats } = await setUp({ problem: 'no-tickets' })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('You do not have any tickets selected to continue!')
  await seats.more.click()
  expect(screen.getByRole('alert').query()).toBeNull()
})

test('disables sold-out items', async () => {
  const { seats } = await setUp({ tickets: [{ ...seat, left: 0, availability: 'Sold out' }] })
  await expect.element(seats.count).toBeDisabled()
})

test('can be controlled by its owner, with messages in another language', async () => {
  const { screen, seats } = await setUp({
    value: { tickets: { seat: 3 }, packages: { kit: 3 } },
    onValueChange: () => {},
    labels: { tooManyPackages: 'Zu viele Pakete' },
  })
  await seats.less.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Zu viele Pakete')
  await expect.element(seats.count).toHaveValue(3)
})

test('is a form of number inputs before hydration', () => {
  const form = document.createElement('form')
  form.innerHTML = renderToString(
    <TicketCounter {...args} defaultValue={{ tickets: { seat: 2 }, packages: {} }} />,
  )
  const sent = new FormData(form)
  expect([sent.get('tickets[seat]'), sent.get('packages[kit]')]).toEqual(['2', '0'])
})
