import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BusinessCard } from './business-card.tsx'

test('links the phone number and sets it left to right in every language', async () => {
  const screen = await render(
    <div dir="rtl" lang="fa">
      <BusinessCard type="سالن" name="سالن پریسا" phone="+98 (21) 2258-0143" />
    </div>,
  )
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'tel:+982122580143')
  expect(getComputedStyle(screen.getByText('+98 (21) 2258-0143').element()).direction).toBe('ltr')
})

test.each([
  ['+49 (0)30 / 123456', 'tel:+4930123456'],
  ['030/123456', 'tel:030123456'],
  ['(212) 555-0134, ext. 7', 'tel:2125550134;ext=7'],
  ['212 555 0134 x12', 'tel:2125550134;ext=12'],
])('calls %s at %s', async (phone, address) => {
  const screen = await render(<BusinessCard type="Salon" name="Duarte" phone={phone} />)
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', address)
})

test('renders nothing for missing details', async () => {
  const screen = await render(<BusinessCard type="Salon" name="Duarte & Filhas" level={2} />)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Duarte & Filhas' })).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})
