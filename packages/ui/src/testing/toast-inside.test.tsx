import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog.tsx'
import { findDialog } from '../dialog/dialog.testing.ts'
import { ExamStartDialog } from '../exam-start-dialog/exam-start-dialog.tsx'
import { findExamStartDialog } from '../exam-start-dialog/exam-start-dialog.testing.ts'
import { ExamSubmitDialog } from '../exam-submit-dialog/exam-submit-dialog.tsx'
import { findExamSubmitDialog } from '../exam-submit-dialog/exam-submit-dialog.testing.ts'
import { GalleryGrid } from '../gallery-grid/gallery-grid.tsx'
import { findGalleryGrid } from '../gallery-grid/gallery-grid.testing.ts'
import { Toaster } from '../toaster/toaster.tsx'
import { findToasts } from '../toaster/toaster.testing.ts'

// The region of the toaster is moved into the open dialog, and adds a list and a button to it.

const toasts = [{ id: '1', tone: 'success', message: 'Saved' }] as const
const isInside = (container: Element) => {
  const dialog = container.querySelector('dialog[open]')
  return dialog !== null && findToasts(dialog).length > 0
}

async function show(content: ReactNode): Promise<HTMLElement> {
  const { container } = await render(
    <>
      {content}
      <Toaster toasts={toasts} duration={60_000} onDismiss={vi.fn()} />
    </>,
  )
  return container
}

test('dialog: closes by its own button, not by that of a toast', async () => {
  const onClose = vi.fn()
  const container = await show(<Dialog open title="Leave?" onOpenChange={onClose} />)
  await expect.poll(() => isInside(container)).toBe(true)
  await userEvent.click(findDialog(container, 'Leave?').close)
  expect(onClose).toHaveBeenCalledOnce()
})

test('exam start dialog: starts and cancels by its own buttons', async () => {
  const container = await show(
    <ExamStartDialog
      open
      title="Take the exam?"
      facts={[]}
      labels={{ start: 'Start', cancel: 'Not now' }}
      seed="bob"
      onStart={vi.fn()}
      onOpenChange={vi.fn()}
    />,
  )
  await expect.poll(() => isInside(container)).toBe(true)
  const { start, cancel } = findExamStartDialog(container, 'Take the exam?')
  expect([start, cancel].map((button) => button.textContent)).toEqual(['Start', 'Not now'])
})

test('exam submit dialog: lists the open questions, not the toasts', async () => {
  const container = await show(
    <ExamSubmitDialog
      open
      title="Submit the exam?"
      questions={[{ id: 'a', isAnswered: false }]}
      summary="0 of 1 answered"
      labels={{
        submit: 'Submit',
        cancel: 'Not yet',
        question: (position) => `Question ${position}`,
      }}
      onGoTo={vi.fn()}
      onSubmit={vi.fn()}
      onOpenChange={vi.fn()}
    />,
  )
  await expect.poll(() => isInside(container)).toBe(true)
  const { submit, cancel, open } = findExamSubmitDialog(container, 'Submit the exam?')
  expect([submit, cancel].map((button) => button.textContent)).toEqual(['Submit', 'Not yet'])
  expect(open()).toEqual(['Question 1'])
})

test('gallery grid: finds the viewer’s own buttons', async () => {
  const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const pictures = ['Line', 'Knot'].map((alt) => ({ id: alt, alt, src, width: 4, height: 4 }))
  const container = await show(<GalleryGrid label="Gallery" pictures={pictures} />)
  const { picture, large } = findGalleryGrid(container, 'Gallery')
  await userEvent.click(picture('Line').link)
  await expect.poll(() => isInside(container)).toBe(true)
  const { close, next, previous } = large() ?? {}
  expect([previous, next, close].map((button) => button?.ariaLabel)).toEqual([
    'Previous picture',
    'Next picture',
    'Close',
  ])
})
