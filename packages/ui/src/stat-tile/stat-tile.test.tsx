import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../messages/messages.tsx'
import { de } from '../message-packs/de.ts'
import { need } from '../testing/find-one.ts'
import { StatTile } from './stat-tile.tsx'

const summaryOf = (container: Element) => need(container.querySelector('summary'), 'There is no explanation.')

test('is a link as a whole, named by its label and figure', async () => {
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <StatTile
      label="Invoices due"
      figure="7"
      change="2 more"
      link={<a href="#invoices" onClick={onOpen} />}
      data-testid="tile"
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'Invoices due 7 2 more' })).toBeVisible()
  await userEvent.click(screen.getByTestId('tile'), { position: { x: 200, y: 4 } })
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('has nothing to press without a link and an explanation', async () => {
  const screen = await render(<StatTile label="Time to an answer" figure="1 h" />)
  expect(screen.container.querySelector('a, summary')).toBeNull()
  await expect.element(screen.getByText('1 h')).toBeVisible()
})

test('shows the explanation on request, without following the link', async () => {
  const onOpen = vi.fn()
  const screen = await render(
    <StatTile
      label="Revenue"
      figure="$6,120"
      explanation="Payments less refunds."
      link={<a href="#revenue" onClick={onOpen} />}
    />,
  )
  const explanation = screen.getByText('Payments less refunds.')
  await expect.element(explanation).not.toBeVisible()
  const button = summaryOf(screen.container)
  await expect.element(button).toHaveAccessibleName('How this is counted: Revenue')
  await userEvent.click(button)
  await expect.element(explanation).toBeVisible()
  expect(onOpen).not.toHaveBeenCalled()
})

test('names the explanation in the language of the provider', async () => {
  const screen = await render(
    <MessagesProvider messages={de}>
      <StatTile label="Umsatz" figure="6.120 €" explanation="Ohne Erstattungen." />
    </MessagesProvider>,
  )
  await expect.element(summaryOf(screen.container)).toHaveAccessibleName('So wird gezählt: Umsatz')
})
