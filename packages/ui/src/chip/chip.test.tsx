import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Chip } from './chip.tsx'

test('exposes its state as a pressed button', async () => {
  const screen = await render(<Chip count="5">Cutting</Chip>)
  await expect.element(screen.getByRole('button', { name: 'Cutting 5', pressed: false })).toBeVisible()
  await screen.rerender(
    <Chip count="5" isSelected>
      Cutting
    </Chip>,
  )
  await expect.element(screen.getByRole('button', { name: 'Cutting 5', pressed: true })).toBeVisible()
})

test('is the current link and contains its count', async () => {
  const screen = await render(
    <Chip asChild isCurrent count="3">
      <a href="#updo">Updo</a>
    </Chip>,
  )
  const link = screen.getByRole('link', { name: 'Updo 3' })
  await expect.element(link).toHaveAttribute('aria-current', 'true')
  await expect.element(link).not.toHaveAttribute('aria-pressed')
})
