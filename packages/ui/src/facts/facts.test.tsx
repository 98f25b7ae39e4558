import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Facts } from './facts.tsx'

test('associates each figure with its label', async () => {
  const screen = await render(<Facts items={[{ id: 'lessons', label: 'Lessons', value: '8' }]} />)
  await expect.element(screen.getByRole('term')).toHaveTextContent('Lessons')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('8')
})
