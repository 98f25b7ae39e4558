import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DiscussionHeader } from './discussion-header.tsx'

const about = { name: 'The bob', link: <a href="#bob" /> }

test('links to its topic and is the heading of the page', async () => {
  const screen = await render(
    <DiscussionHeader title="My first bob" type="Course" about={about} author={{ name: 'Mila Novak' }} />,
  )
  await expect.element(screen.getByRole('link', { name: 'The bob' })).toHaveAttribute('href', '#bob')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'My first bob' })).toBeVisible()
  expect(screen.getByText('Closed').query()).toBeNull()
})

test('states in words that it is closed', async () => {
  const screen = await render(
    <DiscussionHeader title="Lyon" author={{ name: 'Soraya Rahimi' }} isClosed replies="14 replies" />,
  )
  await expect.element(screen.getByText('Closed')).toBeVisible()
  await expect.element(screen.getByText('14 replies')).toBeVisible()
})
