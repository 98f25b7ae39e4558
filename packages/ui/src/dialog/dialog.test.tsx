import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '../menu/menu.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Dialog } from './dialog.tsx'

function Opener({ onClose }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setIsOpen(true)}>
        Start the exam
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) {
            setIsOpen(false)
            onClose?.()
          }
        }}
        title="Ready?"
        description="Twelve questions."
      >
        <button type="button">Begin</button>
      </Dialog>
    </div>
  )
}

const open = async (onClose?: () => void) => {
  const screen = await render(<Opener {...(onClose ? { onClose } : {})} />)
  await screen.getByRole('button', { name: 'Start the exam' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Ready?' })).toBeVisible()
  return screen
}

test('has a name and a description, and renders its content only while open', async () => {
  const screen = await render(<Opener />)
  expect(screen.getByText('Begin').query()).toBeNull()
  await screen.getByRole('button', { name: 'Start the exam' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Ready?' }))
    .toHaveAccessibleDescription('Twelve questions.')
})

test.each(['Escape', 'cross', 'outside'])('%s closes it and returns the focus', async (way) => {
  const onClose = vi.fn()
  const screen = await open(onClose)
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else if (way === 'cross') await screen.getByRole('button', { name: 'Close' }).click()
  else await screen.getByRole('dialog').click({ position: { x: -20, y: -20 }, force: true })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Start the exam' })).toHaveFocus()
})

test('stays open on a click inside', async () => {
  const screen = await open()
  await screen.getByText('Twelve questions.').click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('blocks scrolling and focus of the page behind', async () => {
  await open()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab()
    expect(document.activeElement).not.toBe(page.getByText('Start the exam').query())
  }
})

test('opens where the page is scrolled to, and leaves it there', async () => {
  const screen = await render(
    <div className="h-[300vh] pt-[150vh]">
      <Dialog title="Start the exam" open={false} onOpenChange={() => {}} />
    </div>,
  )
  window.scrollTo({ top: 900, behavior: 'instant' })
  await screen.rerender(
    <div className="h-[300vh] pt-[150vh]">
      <Dialog title="Start the exam" open onOpenChange={() => {}} />
    </div>,
  )
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeInViewport()
  expect(window.scrollY).toBe(900)
})

test('stays open when an element inside is closed or cancelled', async () => {
  const onClose = vi.fn()
  const inner = (isOpen: boolean) => (
    <Dialog open onOpenChange={onClose} title="Your picture">
      <input type="file" aria-label="Picture" />
      {createPortal(
        <Dialog open={isOpen} onOpenChange={() => {}} title="Cut it to a square?">
          It can be undone.
        </Dialog>,
        document.body,
      )}
    </Dialog>
  )
  const screen = await render(inner(false))
  await screen.rerender(inner(true))
  await expect.element(screen.getByRole('dialog', { name: 'Cut it to a square?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await screen.rerender(inner(false))
  await expect.element(page.getByText('It can be undone.')).not.toBeInTheDocument()
  // As the browser does when the file picker is dismissed.
  screen
    .getByLabelText('Picture')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('removes its content even without a closing transition', async () => {
  const dialog = (isOpen: boolean) => (
    <>
      <style>{'dialog, ::backdrop { transition: none !important }'}</style>
      <Dialog open={isOpen} onOpenChange={() => {}} title="Ready?">
        <a href="#one">Begin</a>
      </Dialog>
    </>
  )
  const screen = await render(dialog(true))
  await screen.rerender(dialog(false))
  await expect.poll(() => screen.container.querySelector('a')).toBeNull()
})

test('focuses the first field and is named by the heading of its content', async () => {
  const screen = await render(
    <Dialog open onOpenChange={() => {}} titleId="own-heading">
      <h2 id="own-heading">Log in</h2>
      <input aria-label="E-mail" />
    </Dialog>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  expect(screen.getByRole('heading').elements()).toHaveLength(1)
  await expect.element(screen.getByLabelText('E-mail')).toHaveFocus()
})

test.each(['a field', 'nothing'])(
  'stays open if its owner refuses, on each Escape, with the focus on %s',
  async (focused) => {
    const onClose = vi.fn()
    const screen = await render(
      <Dialog open onOpenChange={onClose} title="Unsaved work">
        <input aria-label="Title" />
        <input aria-label="Text" />
      </Dialog>,
    )
    const field = screen.getByLabelText('Text')
    field.element().focus()
    for (let press = 1; press <= 6; press += 1) {
      if (focused === 'nothing' && document.activeElement instanceof HTMLElement)
        document.activeElement.blur()
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => onClose.mock.calls.length).toBe(press)
      await expect.poll(() => screen.getByRole('dialog').element().matches(':modal')).toBe(true)
    }
    if (focused === 'a field') await expect.element(field).toHaveFocus()
  },
)

test('a popover inside is closed by Escape before the dialog', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open onOpenChange={onClose} title="Cut">
      <button type="button" popoverTarget="dialog-hint">
        Hint
      </button>
      <p id="dialog-hint" popover="auto">
        Cut it dry.
      </p>
    </Dialog>,
  )
  await screen.getByRole('button', { name: 'Hint' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByText('Cut it dry.')).not.toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays open if the browser asks it to close by the Escape that closes a popover inside, as WebKit does', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open onOpenChange={onClose} title="Cut">
      <Menu label="Settings" trigger={<button type="button">Settings</button>}>
        <MenuItem>Faster</MenuItem>
      </Menu>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog').element()
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  await screen.getByRole('button', { name: 'Settings' }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  dialog.ownerDocument.addEventListener('beforetoggle', cancel, { capture: true, once: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  // A gesture of the device, without a key.
  cancel()
  expect(onClose).toHaveBeenCalledOnce()
})

test('stacks its actions on a phone, the main one on top', async () => {
  await page.viewport(375, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await render(
    <Dialog
      open
      onOpenChange={() => {}}
      title="Ready?"
      actions={
        <>
          <button type="button">Not now</button>
          <button type="button">Begin</button>
        </>
      }
    />,
  )
  const boxOf = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect()
  expect(boxOf('Begin').bottom).toBeLessThan(boxOf('Not now').top)
  expect(boxOf('Begin').width).toBe(boxOf('Not now').width)
  expect(boxOf('Begin').width).toBeGreaterThan(300)
  await page.viewport(1280, 800)
  expect(boxOf('Begin').top).toBe(boxOf('Not now').top)
})

test('opens again, with the focus where it was, if the browser closes it against its owner', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open onOpenChange={onClose} title="Unsaved work">
      <input aria-label="Title" />
      <input aria-label="Text" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog').element()
  const field = screen.getByLabelText('Text')
  field.element().focus()
  if (dialog instanceof HTMLDialogElement) dialog.close()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await expect.poll(() => dialog.matches(':modal')).toBe(true)
  await expect.element(field).toHaveFocus()
})
