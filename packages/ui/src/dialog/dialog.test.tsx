import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog.tsx'

function Opener({ onClose }: { onClose?: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setIsOpen(true)}>
        Start the exam
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false)
          onClose?.()
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

test('is named and described, and its content is not there before it opens', async () => {
  const screen = await render(<Opener />)
  expect(screen.getByText('Begin').query()).toBeNull()
  await screen.getByRole('button', { name: 'Start the exam' }).click()
  await expect
    .element(screen.getByRole('dialog', { name: 'Ready?' }))
    .toHaveAccessibleDescription('Twelve questions.')
})

test.each(['Escape', 'cross', 'outside'])('%s closes it and the focus goes back', async (way) => {
  const onClose = vi.fn()
  const screen = await open(onClose)
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else if (way === 'cross') await screen.getByRole('button', { name: 'Close' }).click()
  else await screen.getByRole('dialog').click({ position: { x: -20, y: -20 }, force: true })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('button', { name: 'Start the exam' })).toHaveFocus()
})

test('a press inside does not close it', async () => {
  const screen = await open()
  await screen.getByText('Twelve questions.').click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('the page behind neither scrolls nor takes the focus', async () => {
  await open()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab()
    expect(document.activeElement).not.toBe(page.getByText('Start the exam').query())
  }
})

test('what is closed or cancelled inside leaves it open', async () => {
  const onClose = vi.fn()
  const inner = (isOpen: boolean) => (
    <Dialog isOpen onClose={onClose} title="Your picture">
      <input type="file" aria-label="Picture" />
      {createPortal(
        <Dialog isOpen={isOpen} onClose={() => {}} title="Cut it to a square?">
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
  // As the browser does where no file was chosen.
  screen
    .getByLabelText('Picture')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('its content is gone where nothing fades, too', async () => {
  const dialog = (isOpen: boolean) => (
    <>
      <style>{'dialog, ::backdrop { transition: none !important }'}</style>
      <Dialog isOpen={isOpen} onClose={() => {}} title="Ready?">
        <a href="#one">Begin</a>
      </Dialog>
    </>
  )
  const screen = await render(dialog(true))
  await screen.rerender(dialog(false))
  await expect.poll(() => screen.container.querySelector('a')).toBeNull()
})

test('the first field has the focus; a title that is hidden is still its name', async () => {
  const screen = await render(
    <Dialog isOpen onClose={() => {}} title="Log in" isTitleHidden>
      <input aria-label="E-mail" />
    </Dialog>,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect.element(screen.getByLabelText('E-mail')).toHaveFocus()
})
