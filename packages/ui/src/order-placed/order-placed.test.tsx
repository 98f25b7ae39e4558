import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OrderPlaced } from './order-placed.tsx'

test('displays the number in groups and copies it as one', async () => {
  const screen = await render(<OrderPlaced number="CH-2027-0142" />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Your order is placed' })).toBeVisible()
  const number = screen.getByText('2027').element().parentElement
  if (!number) throw new Error('The order number is missing.')
  expect(number.textContent).toBe('CH-2027-0142')
})

test('displays the same number in Persian', async () => {
  const screen = await render(
    <div dir="rtl">
      <OrderPlaced number="CH-2027-0142" />
    </div>,
  )
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left
  expect(left('CH')).toBeLessThan(left('0142'))
})

test('lists the next steps in order below the title', async () => {
  const next = [
    { id: 'mail', title: 'An e-mail in a minute' },
    { id: 'door', title: '14 March, 09:00' },
  ]
  const screen = await render(<OrderPlaced number="CH-1" next={next} />)
  await expect.element(screen.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible()
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['An e-mail in a minute', '14 March, 09:00'])
})
