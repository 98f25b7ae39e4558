import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Accordion } from './accordion.tsx'

const items = [
  { id: 'access', title: 'How long?', content: 'Thirty days' },
  { id: 'refund', title: 'Refunds?', content: 'If cancelled' },
]

test('opens by keyboard and closes the other section with the same name', async () => {
  const screen = await render(<Accordion items={items} name="questions" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Thirty days')).toBeVisible()
  await screen.getByText('Refunds?').click()
  await expect.element(screen.getByText('If cancelled')).toBeVisible()
  await expect.element(screen.getByText('Thirty days')).not.toBeVisible()
})

test('keeps sections open without a name and renders titles at the given heading level', async () => {
  const screen = await render(<Accordion items={items} headingLevel={2} />)
  await screen.getByRole('heading', { name: 'How long?', level: 2 }).click()
  await screen.getByText('Refunds?').click()
  await expect.element(screen.getByText('Thirty days')).toBeVisible()
  await expect.element(screen.getByText('If cancelled')).toBeVisible()
})
