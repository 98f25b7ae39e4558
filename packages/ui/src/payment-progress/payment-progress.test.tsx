import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PaymentProgress } from './payment-progress.tsx'

const stages = [
  { id: 'seats', name: 'Holding your seats' },
  { id: 'bank', name: 'Contacting your bank', text: 'Confirm it in your bank’s app.' },
  { id: 'tickets', name: 'Writing your tickets' },
]

test('announces each stage when it starts and what to do', async () => {
  const screen = await render(<PaymentProgress stages={stages} currentId="seats" />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('Holding your seats')
  await screen.rerender(<PaymentProgress stages={stages} currentId="bank" />)
  await expect.element(status).toHaveTextContent('Contacting your bankConfirm it in your bank’s app.')
})

test('distinguishes completed and current stages', async () => {
  const screen = await render(<PaymentProgress stages={stages} currentId="bank" />)
  const items = screen.getByRole('listitem').elements()
  expect(items[0]).toHaveTextContent('Holding your seats Done')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

test('cannot be closed by a button or by Escape', async () => {
  const screen = await render(<PaymentProgress stages={stages} currentId="bank" />)
  expect(screen.getByRole('button').query()).toBeNull()
  expect(screen.getByRole('dialog').query()).toBeNull()
})

test('stays visible and silent when complete', async () => {
  const screen = await render(<PaymentProgress stages={stages} currentId="tickets" isComplete />)
  const region = screen.getByRole('region', { name: 'Your payment is on its way' })
  await expect.element(region).toBeVisible()
  await expect.element(region).toHaveAttribute('aria-busy', 'false')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

test('announces a delay', async () => {
  const screen = await render(<PaymentProgress stages={stages} currentId="bank" delay="Nothing is lost." />)
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Nothing is lost\.$/)
})
