import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ExamStateBanner } from './exam-state-banner.tsx'

const texts = { title: 'Your exam is under review', text: 'We write to you.', seed: 'cutter' }

test('announces a state that changes while the page is open', async () => {
  const screen = await render(<ExamStateBanner state="waiting" {...texts} />)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await screen.rerender(<ExamStateBanner state="submitted" {...texts} />)
  await expect.element(screen.getByRole('status').getByText('We write to you.')).toBeVisible()
})

test('offers no action while waiting', async () => {
  const screen = await render(
    <ExamStateBanner state="waiting" {...texts} action={<button type="button">Start</button>} />,
  )
  expect(screen.getByRole('button').query()).toBeNull()
})
