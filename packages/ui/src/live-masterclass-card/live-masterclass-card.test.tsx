import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LiveMasterclassCard } from './live-masterclass-card.tsx'

const card = {
  cover: <svg />,
  day: '14',
  month: 'Mar',
  dateTime: '2027-03-14',
  place: 'Lisbon',
  title: 'The anatomy of a perfect cut',
}

test('shows date, place, price and seats', async () => {
  const screen = await render(
    <LiveMasterclassCard link={<a href="#cut" />} {...card} price="from $180.00" seats="14 seats left" />,
  )
  for (const words of ['14', 'Mar', 'Lisbon', 'from $180.00', '14 seats left'])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible()
  expect(screen.container.querySelector('time')?.dateTime).toBe('2027-03-14')
})

test('shows the status of the event', async () => {
  const screen = await render(
    <LiveMasterclassCard link={<a href="#cut" />} {...card} status="ongoing" statusLabel="Ongoing" />,
  )
  await expect.element(screen.getByText('Ongoing')).toBeVisible()
})

test('follows the link on a click on the picture', async () => {
  const onOpen = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(<LiveMasterclassCard link={<a href="#cut" onClick={onOpen} />} {...card} />)
  await userEvent.click(screen.getByRole('article'), { position: { x: 3, y: 3 } })
  expect(onOpen).toHaveBeenCalledTimes(1)
})
