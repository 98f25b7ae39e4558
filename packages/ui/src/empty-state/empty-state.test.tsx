import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EmptyState } from './empty-state.tsx'

test('says what is missing, offers the first step, and hides its drawing from assistive technology', async () => {
  const screen = await render(
    <EmptyState
      title="No tickets yet"
      text="Reserve a seat."
      action={<a href="#masterclasses">See masterclasses</a>}
    />,
  )
  await expect.element(screen.getByRole('heading', { name: 'No tickets yet', level: 2 })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See masterclasses' })).toBeVisible()
  expect(screen.getByRole('img').query()).toBeNull()
})
