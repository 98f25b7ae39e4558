import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { IconButton } from './icon-button.tsx'

test('is found by its label and exposes its pressed state', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <IconButton label="Like" aria-pressed onClick={onClick}>
      <svg aria-hidden="true" />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Like', pressed: true })
  await button.click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('keeps its address and has the same name as a link', async () => {
  const screen = await render(
    <IconButton label="Share on Pinterest" asChild>
      <a href="#pinterest">
        <svg aria-hidden="true" />
      </a>
    </IconButton>,
  )
  const link = screen.getByRole('link', { name: 'Share on Pinterest' })
  await expect.element(link).toHaveAttribute('href', '#pinterest')
  await expect.element(link).not.toHaveAttribute('type')
})
