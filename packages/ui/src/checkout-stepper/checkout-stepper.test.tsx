import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CheckoutStepper } from './checkout-stepper.tsx'

test('renders the four steps in order', async () => {
  const screen = await render(<CheckoutStepper step="payment" />)
  const items = screen.getByRole('list', { name: 'Checkout' }).getByRole('listitem').elements()
  const names = ['Ticket overview', 'Payment details', 'Order review', 'Complete order']
  expect(items).toHaveLength(4)
  for (const [index, name] of names.entries()) expect(items[index]).toMatchTextContent(name)
  expect(items[1]).toHaveAttribute('aria-current', 'step')
})

test('starts with the payment if there are no tickets', async () => {
  const screen = await render(<CheckoutStepper step="payment" hasTickets={false} />)
  const items = screen.getByRole('listitem').elements()
  expect(items).toHaveLength(3)
  expect(items[0]).toMatchTextContent('Payment details')
})

test('leaves the review out if the order is placed with the payment details', async () => {
  const screen = await render(<CheckoutStepper step="payment" hasTickets={false} hasReview={false} />)
  const items = screen.getByRole('listitem').elements()
  expect(items).toHaveLength(2)
  expect(items[1]).toMatchTextContent('Complete order')
})

test('has no current step once the order is placed', async () => {
  const screen = await render(
    <CheckoutStepper step="complete" isComplete links={{ tickets: <a href="#tickets" /> }} />,
  )
  for (const item of screen.getByRole('listitem').elements()) {
    expect(item).not.toHaveAttribute('aria-current')
    expect(item).toMatchTextContent('Done')
  }
  expect(screen.getByRole('link').query()).toBeNull()
})
