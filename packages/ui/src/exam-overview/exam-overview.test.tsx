import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ExamOverview } from './exam-overview.tsx'

const items = [
  { id: 'a', isAnswered: true, link: <a href="#a" /> },
  { id: 'b', isAnswered: false, link: <a href="#b" /> },
]

test('names each question with its state, and marks the current one', async () => {
  const screen = await render(<ExamOverview items={items} currentId="b" />)
  await expect.element(screen.getByRole('navigation', { name: 'Questions' })).toBeVisible()
  const open = screen.getByRole('link', { name: 'Question 2, open' })
  await expect.element(open).toHaveAttribute('aria-current', 'page')
  const answered = screen.getByRole('link', { name: 'Question 1, answered' })
  await expect.element(answered).toHaveAttribute('href', '#a')
  await expect.element(answered).not.toHaveAttribute('aria-current')
})
