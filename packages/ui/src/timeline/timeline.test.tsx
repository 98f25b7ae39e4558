import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Timeline } from './timeline.tsx'

const entry = (title: string) => ({ id: title, title, time: <time dateTime="2027-03-14">14/03/2027</time> })

test('is an ordered list of events with their times', async () => {
  const screen = await render(
    <Timeline
      aria-label="History"
      entries={[{ ...entry('Paid'), text: '$362.88' }, entry('Order placed')]}
    />,
  )
  const list = screen.getByRole('list', { name: 'History' })
  expect(list.element().tagName).toBe('OL')
  const texts = list
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(texts).toEqual(['Paid14/03/2027$362.88', 'Order placed14/03/2027'])
})

test('hides icons from screen readers', async () => {
  const screen = await render(
    <Timeline entries={[{ ...entry('Paid'), icon: <svg role="img" aria-label="Check" /> }]} />,
  )
  await expect.element(screen.getByRole('listitem')).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})

test('connects an entry with the next one, but not the last', async () => {
  const screen = await render(<Timeline entries={[entry('Paid'), entry('Order placed')]} />)
  const lines = screen
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item, '::before').content)
  expect(lines).toEqual(['""', 'none'])
})
