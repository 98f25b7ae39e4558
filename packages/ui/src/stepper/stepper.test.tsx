import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Stepper } from './stepper.tsx'

const steps = [
  { id: 'tickets', name: 'Ticket overview', link: <a href="#tickets" /> },
  { id: 'payment', name: 'Payment details', link: <a href="#payment" /> },
  { id: 'review', name: 'Order review', link: <a href="#review" /> },
  { id: 'complete', name: 'Complete order' },
]

afterEach(async () => {
  document.documentElement.dir = ''
  await page.viewport(1280, 800)
})

test('is an ordered list that marks the current and the completed steps', async () => {
  const screen = await render(<Stepper label="Checkout" steps={steps} currentId="payment" />)
  const items = screen.getByRole('list', { name: 'Checkout' }).getByRole('listitem').elements()
  expect(items).toHaveLength(4)
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
  expect(items[0]).toHaveTextContent('Ticket overview Done')
})

test('links completed steps only, and none once all are complete', async () => {
  const screen = await render(<Stepper label="Checkout" steps={steps} currentId="payment" />)
  expect(screen.getByRole('link').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '#tickets')
  await screen.rerender(<Stepper label="Checkout" steps={steps} currentId="complete" isComplete />)
  expect(screen.getByRole('link').query()).toBeNull()
})

test('shows "Step 2 of 4" and the step’s name on a phone', async () => {
  await page.viewport(375, 800)
  const screen = await render(<Stepper label="Checkout" steps={steps} currentId="payment" />)
  await expect.element(screen.getByText('Step 2 of 4')).toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(screen.getByText('Step 2 of 4')).not.toBeVisible()
  await expect.element(screen.getByText('Order review')).toBeVisible()
})

test('makes links large enough for touch on a phone', async () => {
  await page.viewport(375, 800)
  const screen = await render(<Stepper label="Checkout" steps={steps} currentId="payment" />)
  const { width, height } = screen.getByRole('link').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test.each([375, 1280])('runs right to left in rtl (%i wide)', async (width) => {
  await page.viewport(width, 800)
  document.documentElement.dir = 'rtl'
  const screen = await render(<Stepper label="Checkout" steps={steps} currentId="payment" />)
  const positions = screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect().right)
  expect(positions).toEqual([...positions].sort((a, b) => b - a))
})
