import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { findAlertDialog } from '../../ui/src/alert-dialog/alert-dialog.testing.ts'
import { AlertDialog } from '../../ui/src/alert-dialog/alert-dialog.tsx'
import { findCarousel } from '../../ui/src/carousel/carousel.testing.ts'
import { Carousel } from '../../ui/src/carousel/carousel.tsx'
import { findDialog } from '../../ui/src/dialog/dialog.testing.ts'
import { Dialog } from '../../ui/src/dialog/dialog.tsx'
import { findDrawer } from '../../ui/src/drawer/drawer.testing.ts'
import { Drawer } from '../../ui/src/drawer/drawer.tsx'
import { createToastQueue, ToastQueue } from '../../ui/src/toast-queue/toast-queue.tsx'
import { findToasts } from '../../ui/src/toaster/toaster.testing.ts'
import { click, press, render } from './in-act.tsx'

function Exam() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Start
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Ready?">
        Twelve questions.
      </Dialog>
    </>
  )
}

const slides = ['Bob', 'Curls'].map((id) => ({ id, content: id }))

/** Defines tests of dialogs, toasts and the carousel in an environment without modal dialogs, popovers or layout. */
export function testOverlays(): void {
  test('a dialog opens and closes by its button and by Escape, and returns the focus', async () => {
    const container = await render(<Exam />)
    const opener = container.querySelector('button')
    if (!opener) throw new Error('There is no button.')
    opener.focus()
    await click(opener)
    const { dialog, close } = findDialog(container, 'Ready?')
    expect(dialog.contains(document.activeElement)).toBe(true)
    await click(close)
    expect([dialog.open, dialog.textContent]).toEqual([false, ''])
    expect(document.activeElement).toBe(opener)
    await click(opener)
    expect(dialog.open).toBe(true)
    await press(dialog, 'Escape')
    expect(dialog.open).toBe(false)
  })

  test('a drawer and an alert dialog call their owners', async () => {
    const onClose = vi.fn()
    const onConfirm = vi.fn()
    const container = await render(
      <>
        <Drawer open onOpenChange={onClose} title="Lessons">
          Lesson one
        </Drawer>
        <AlertDialog
          open
          title="Delete it?"
          labels={{ confirm: 'Delete', cancel: 'Keep it' }}
          onConfirm={onConfirm}
          onOpenChange={onClose}
        />
      </>,
    )
    await click(findDrawer(container, 'Lessons').close)
    await click(findAlertDialog(container, 'Delete it?').confirm)
    expect([onClose.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1])
  })

  test('toasts come and go, also over a dialog', async () => {
    const queue = createToastQueue()
    const container = await render(
      <>
        <Exam />
        <ToastQueue queue={queue} />
      </>,
    )
    await act(async () => void queue.toast('Saved.', { tone: 'success' }))
    expect(findToasts(container).map(({ message }) => message)).toEqual(['Saved.'])
    const opener = container.querySelector('button')
    if (opener) await click(opener)
    const [toast] = findToasts(container)
    if (toast?.dismiss) await click(toast.dismiss)
    expect(findToasts(container)).toEqual([])
  })

  test('a carousel shows all its slides', async () => {
    const container = await render(<Carousel label="Courses" slides={slides} />)
    expect(findCarousel(container, 'Courses').slides()).toEqual(['Bob', 'Curls'])
  })
}
