import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from './badge.tsx'

test('exposes only its text, not the dot', async () => {
  const screen = await render(
    <Badge tone="success" hasDot data-testid="state">
      Ongoing
    </Badge>,
  )
  await expect.element(screen.getByText('Ongoing')).toBeVisible()
  await expect.element(screen.getByTestId('state')).toHaveTextContent('Ongoing')
})
