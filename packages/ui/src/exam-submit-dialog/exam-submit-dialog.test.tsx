import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExamSubmitDialog } from './exam-submit-dialog.tsx'

const open = async (isAnswered: boolean) => {
  const calls = { onSubmit: vi.fn(), onOpenChange: vi.fn(), onGoTo: vi.fn() }
  const screen = await render(
    <ExamSubmitDialog
      open
      title="Submit?"
      questions={[
        { id: 'a', isAnswered },
        { id: 'b', isAnswered: false },
      ]}
      summary="1 of 2"
      labels={{
        submit: 'Submit',
        cancel: 'Look again',
        question: (position) => `Question ${position}`,
      }}
      {...calls}
    />,
  )
  await expect.element(screen.getByRole('dialog', { name: 'Submit?' })).toBeVisible()
  return { screen, ...calls }
}

test('submits only by its own button, not by Enter on opening or by closing', async () => {
  const { screen, onSubmit, onOpenChange } = await open(true)
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onOpenChange).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Submit' }).click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('leads back to an open question', async () => {
  const { screen, onGoTo } = await open(true)
  expect(screen.getByRole('button', { name: 'Question 1' }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Question 2' }).click()
  expect(onGoTo).toHaveBeenCalledWith('b')
})

test('disables submission without any answer', async () => {
  const { screen } = await open(false)
  await expect.element(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
})
