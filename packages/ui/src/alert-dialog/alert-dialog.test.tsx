import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AlertDialog, useConfirm } from './alert-dialog.tsx'

const labels = { confirm: 'Delete', cancel: 'Keep it' }
const question = { title: 'Delete this post?', description: 'Its comments are deleted, too.', labels }

test('is an alert dialog with a name and a description, and focuses the button that changes nothing', async () => {
  const screen = await render(<AlertDialog open onConfirm={vi.fn()} onOpenChange={vi.fn()} {...question} />)
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this post?' })
  await expect.element(dialog).toHaveAccessibleDescription('Its comments are deleted, too.')
  await expect.element(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
})

test('is answered by its buttons and by Escape, not by a click outside', async () => {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const screen = await render(
    <AlertDialog open onConfirm={onConfirm} onOpenChange={onCancel} {...question} />,
  )
  await screen.getByRole('alertdialog').click({ position: { x: -20, y: -20 }, force: true })
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Keep it' }).click()
  expect(onCancel).toHaveBeenCalledTimes(2)
  await screen.getByRole('button', { name: 'Delete' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

function Post() {
  const { confirm, dialogProps } = useConfirm()
  const [answers, setAnswers] = useState<boolean[]>([])
  const ask = async () => {
    const isConfirmed = await confirm(question)
    setAnswers((before) => [...before, isConfirmed])
  }
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Delete the post
      </button>
      <output>{answers.join()}</output>
      <AlertDialog {...dialogProps} />
    </>
  )
}

test('useConfirm resolves to the answer', async () => {
  const screen = await render(<Post />)
  const opener = screen.getByRole('button', { name: 'Delete the post' })
  await opener.click()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('true')
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('true,false')
})
