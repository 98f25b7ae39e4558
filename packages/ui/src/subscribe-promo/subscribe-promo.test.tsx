import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SubscribePromo } from './subscribe-promo.tsx'

test('has a heading, a text and one action', async () => {
  const screen = await render(
    <SubscribePromo
      title="Become a premium member"
      text="4 videos of your choice every month"
      action={<button type="button">Subscribe now</button>}
    />,
  )
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'Become a premium member' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Subscribe now' })).toBeVisible()
})
