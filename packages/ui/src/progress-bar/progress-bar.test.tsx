import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressBar } from './progress-bar.tsx'

test('has a name and a description in words', async () => {
  const screen = await render(<ProgressBar label="Uploading" value={0.4} valueText="40 %" />)
  const bar = screen.getByRole('progressbar', { name: 'Uploading' })
  await expect.element(bar).toHaveAccessibleDescription('40 %')
  await expect.element(bar).toHaveAttribute('value', '0.4')
})

test('keeps a hidden label as its accessible name', async () => {
  const screen = await render(<ProgressBar label="Cutting" isLabelHidden value={1} max={2} />)
  await expect.element(screen.getByRole('progressbar', { name: 'Cutting' })).toBeVisible()
})
