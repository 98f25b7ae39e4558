import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OrderSummary } from './order-summary.tsx'

const order = {
  lines: [
    { id: 'seat', name: 'Two-day seat', note: '2 × $180.00', amount: '$360.00' },
    { id: 'kit', name: 'Practice kit', amount: '$65.00' },
  ],
  subtotal: '$425.00',
  tax: '$3.40',
  total: '$428.40',
}

test('shows each amount with its label', async () => {
  const screen = await render(
    <OrderSummary {...order} discount={{ code: 'SPRING10', amount: '−$42.50' }} total="$385.90" />,
  )
  await expect.element(screen.getByRole('region', { name: 'Your order' })).toBeVisible()
  const terms = screen.getByRole('term').elements()
  const sums = screen.getByRole('definition').elements()
  expect(terms.map((term, index) => [term.textContent, sums[index]?.textContent])).toEqual([
    ['Subtotal', '$425.00'],
    ['Discount SPRING10', '−$42.50'],
    ['Tax 0.8%', '$3.40'],
    ['Total', '$385.90'],
  ])
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})

test('ends no line with a separator if the code is long', async () => {
  const code = 'AUTUMN-COLOUR-WEEK-2026'
  const screen = await render(
    <div className="w-70">
      <OrderSummary {...order} discount={{ code, amount: '−$42.50' }} />
    </div>,
  )
  const label = screen.getByText('Discount', { exact: true }).element().getBoundingClientRect()
  const box = screen.getByText(code).element().getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(label.bottom)
  expect(box.left).toBe(label.left)
})

test('shows no discount without a code', async () => {
  const screen = await render(<OrderSummary {...order} />)
  expect(screen.getByText(/Discount/).query()).toBeNull()
})

test('announces a new total and that it is updating', async () => {
  const screen = await render(<OrderSummary {...order} isUpdating />)
  await expect.element(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  // With its name: an amount alone says nothing.
  const announced = screen.container.querySelector('[aria-live="polite"]')
  expect(announced).toHaveAttribute('aria-atomic', 'true')
  expect(announced?.textContent).toMatch(/^Total\$/)
  await screen.rerender(<OrderSummary {...order} total="$385.90" />)
  await expect.element(screen.getByRole('region')).not.toHaveAttribute('aria-busy')
  await expect.element(screen.getByText('$385.90')).toBeVisible()
})
