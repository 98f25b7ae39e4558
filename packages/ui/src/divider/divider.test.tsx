import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Divider } from './divider.tsx'

test('is a separator', async () => {
  const screen = await render(<Divider />)
  await expect.element(screen.getByRole('separator')).not.toHaveAttribute('aria-orientation')
})

test('states that it is vertical and fills its row', async () => {
  const screen = await render(
    <div className="flex h-10">
      <Divider orientation="vertical" />
    </div>,
  )
  const line = screen.getByRole('separator')
  await expect.element(line).toHaveAttribute('aria-orientation', 'vertical')
  expect(line.element().getBoundingClientRect().height).toBe(40)
})

test('is hidden from assistive technology if decorative', async () => {
  const screen = await render(<Divider isDecorative />)
  expect(screen.getByRole('separator').elements()).toEqual([])
})

test('has a label that is read as text', async () => {
  const screen = await render(<Divider label="or" />)
  await expect.element(screen.getByText('or')).toBeVisible()
  expect(screen.getByRole('separator').elements()).toEqual([])
})
