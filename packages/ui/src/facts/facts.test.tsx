import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Facts } from './facts.tsx'

test('associates each figure with its label', async () => {
  const screen = await render(<Facts items={[{ id: 'lessons', label: 'Lessons', value: '8' }]} />)
  await expect.element(screen.getByRole('term')).toHaveTextContent('Lessons')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('8')
})

test('is in columns on a phone, however long the figures are', async () => {
  await page.viewport(375, 800)
  const values = ['4', '4 h 11 min 30 sec', 'Gold', 'Soraya Rahimi, Inês Duarte']
  const items = values.map((value, index) => ({ id: String(index), label: 'Label', value }))
  const screen = await render(<Facts items={items} className="p-5" />)
  const starts = screen
    .getByRole('term')
    .elements()
    .map((term) => Math.round(term.getBoundingClientRect().left))
  expect(starts.slice(2)).toEqual(starts.slice(0, 2))
})
