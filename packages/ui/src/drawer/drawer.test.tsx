import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer } from './drawer.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const drawer = (isOpen: boolean, onClose: () => void, side?: 'end' | 'bottom') => (
  <Drawer open={isOpen} onOpenChange={onClose} title="Lessons" side={side}>
    <a href="#one">Lesson one</a>
  </Drawer>
)

test('opens over the page and closes by its button, Escape and a click outside', async () => {
  const onClose = vi.fn()
  const screen = await render(drawer(false, onClose))
  expect(screen.getByRole('dialog').query()).toBeNull()
  await screen.rerender(drawer(true, onClose))
  const dialog = screen.getByRole('dialog', { name: 'Lessons' })
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledTimes(2)
  await userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true })
  expect(onClose).toHaveBeenCalledTimes(3)
})

test.each(['ltr', 'rtl'])('slides in from the inline end (%s)', async (dir) => {
  document.documentElement.dir = dir
  const screen = await render(drawer(true, vi.fn()))
  const box = () => screen.getByRole('dialog').element().getBoundingClientRect()
  if (dir === 'ltr')
    await expect.poll(() => Math.round(box().right)).toBe(document.documentElement.clientWidth)
  else await expect.poll(() => Math.round(box().left)).toBe(0)
})

test('slides in from the bottom', async () => {
  const screen = await render(drawer(true, vi.fn(), 'bottom'))
  const box = () => screen.getByRole('dialog').element().getBoundingClientRect()
  await expect.poll(() => Math.round(box().bottom)).toBe(innerHeight)
})

test('removes its content after closing', async () => {
  const onClose = vi.fn()
  const screen = await render(drawer(true, onClose))
  await screen.rerender(drawer(false, onClose))
  await expect.poll(() => screen.container.querySelector('a')).toBeNull()
})

test('stays open when an element inside is cancelled', async () => {
  const onClose = vi.fn()
  const screen = await render(drawer(true, onClose))
  screen
    .getByRole('link')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})
