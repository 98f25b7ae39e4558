import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tooltip } from './tooltip.tsx'

const set = (onClick?: () => void) =>
  render(
    <div className="p-20">
      <Tooltip text="Counts towards silver">
        <button type="button" onClick={onClick}>
          Done
        </button>
      </Tooltip>
    </div>,
  )

test('describes its element while it is visible', async () => {
  const screen = await set()
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('Counts towards silver')
})

test('appears above on focus; Escape hides it and keeps the focus', async () => {
  const screen = await set()
  await userEvent.tab()
  const tip = screen.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  const button = screen.getByRole('button')
  expect(tip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    button.element().getBoundingClientRect().top,
  )
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('appears on hover and stays while the pointer is over it', async () => {
  const screen = await set()
  await screen.getByRole('button').hover()
  const tip = screen.getByRole('tooltip')
  await expect.element(tip).toBeVisible()
  await tip.hover()
  await expect.element(tip).toBeVisible()
  await userEvent.unhover(tip)
  await userEvent.hover(document.body, { position: { x: 300, y: 300 }, force: true })
  await expect.element(tip).not.toBeInTheDocument()
})

test('keeps the element’s own handlers', async () => {
  const onClick = vi.fn()
  const screen = await set(onClick)
  await screen.getByRole('button').click()
  expect(onClick).toHaveBeenCalledTimes(1)
})
