import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Byline } from './byline.tsx'

test('shows the name once and links it to the profile', async () => {
  const screen = await render(
    <Byline author={{ name: 'Inês Duarte', link: <a href="#ines" /> }} note="Educator" time="2 days ago" />,
  )
  await expect.element(screen.getByRole('link', { name: 'Inês Duarte' })).toHaveAttribute('href', '#ines')
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
})

test('renders the time in machine-readable form', async () => {
  const screen = await render(
    <Byline author={{ name: 'Ana Díaz' }} time="yesterday" dateTime="2026-11-19T10:00:00Z" />,
  )
  await expect.element(screen.getByText('yesterday')).toHaveAttribute('datetime', '2026-11-19T10:00:00Z')
})
