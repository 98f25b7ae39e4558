import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OnlineMasterclassCard } from './online-masterclass-card.tsx'

test('has one link and no button: the play icon is decorative', async () => {
  const screen = await render(
    <OnlineMasterclassCard
      link={<a href="#knot" />}
      cover={<svg />}
      title="The editorial knot"
      facts="7 lessons"
    />,
  )
  await expect.element(screen.getByRole('link', { name: 'The editorial knot' })).toBeVisible()
  expect(screen.getByRole('button').query()).toBeNull()
})
