import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Price } from './price.tsx'

test('says which price no longer holds', async () => {
  const { container } = await render(<Price amount="$79.00" discounted="$59.00" />)
  expect(container.textContent).toBe('Was $79.00Now $59.00')
  expect(container.querySelector('s')?.textContent).toContain('$79.00')
})

test('a bought thing shows the days left instead of its price', async () => {
  const { container } = await render(<Price amount="$79.00" isBought remaining="24 days left" />)
  expect(container.textContent).toBe('24 days left')
})

test('a bought thing without an end costs nothing any more', async () => {
  const { container } = await render(<Price amount="$79.00" isBought />)
  expect(container.textContent).toBe('')
})

test('an expired thing asks to buy again and says for how much', async () => {
  const { container } = await render(
    <Price amount="$79.00" isBought hasExpired rebuy="Buy again" remaining="0 days left" />,
  )
  expect(container.textContent).toBe('Buy again$79.00')
})
