import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressRing } from './progress-ring.tsx'

test.each([
  [33.4, '33'],
  [140, '100'],
  [-3, '0'],
])('announces %d percent as %s', async (value, announced) => {
  const screen = await render(<ProgressRing label="Cutting" value={value} />)
  await expect
    .element(screen.getByRole('progressbar', { name: 'Cutting' }))
    .toHaveAttribute('aria-valuenow', announced)
})
