import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectPathsKept } from '../conformance/expect-paths-kept.ts'
import { BadgeShelf } from './badge-shelf.tsx'
import { Medallion } from './medallion.tsx'

test('shows dates for earned badges and the locked label for the others', async () => {
  const screen = await render(
    <BadgeShelf
      label="Badges"
      badges={[
        { id: 'a', name: 'First line', isEarned: true, earnedAt: '14/03/2026' },
        { id: 'b', name: 'Keeper of curls', isEarned: false, earnedAt: 'never' },
      ]}
    />,
  )
  const [first, second] = screen.getByRole('listitem').all()
  await expect.element(first ?? screen.getByText('none')).toHaveTextContent('First line14/03/2026')
  await expect.element(second ?? screen.getByText('none')).toHaveTextContent('Keeper of curlsNot earned yet')
})

test('keeps the strands of the server when it hydrates, and draws others for another badge', async () => {
  const badge = { seed: 'first-line', coiffure: 'knot', metal: 'silver', isEarned: true } as const
  await expectPathsKept(Medallion, badge, { ...badge, seed: 'keeper-of-curls' })
})
