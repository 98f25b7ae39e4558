import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Price } from './price.tsx'

test('announces which price is no longer valid', async () => {
  const { container } = await render(<Price amount="$79.00" discounted="$59.00" />)
  expect(container.textContent).toBe('Was $79.00Now $59.00')
  expect(container.querySelector('s')?.textContent).toContain('$79.00')
})

test('shows the remaining days instead of the price of an owned product', async () => {
  const { container } = await render(<Price amount="$79.00" isBought remaining="24 days left" />)
  expect(container.textContent).toBe('24 days left')
})

test('shows nothing for an owned product without expiry', async () => {
  const { container } = await render(<Price amount="$79.00" isBought />)
  expect(container.textContent).toBe('')
})

test('offers to buy an expired product again, with its price', async () => {
  const { container } = await render(
    <Price amount="$79.00" isBought hasExpired rebuy="Buy again" remaining="0 days left" />,
  )
  expect(container.textContent).toBe('Buy again$79.00')
})
