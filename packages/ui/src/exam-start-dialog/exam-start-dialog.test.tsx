import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExamStartDialog } from './exam-start-dialog.tsx'

const open = (isBusy = false) => {
  const onStart = vi.fn()
  const onCancel = vi.fn()
  const dialog = (
    <ExamStartDialog
      open
      title="The exam"
      seed="cutter"
      facts={[{ id: 'questions', label: 'Questions', value: '12' }]}
      labels={{ start: 'Start', cancel: 'Not now' }}
      onStart={onStart}
      onOpenChange={onCancel}
      isBusy={isBusy}
    />
  )
  return { onStart, onCancel, screen: render(dialog) }
}

test('associates each figure with its label', async () => {
  const screen = await open().screen
  await expect.element(screen.getByRole('term')).toHaveTextContent('Questions')
  await expect.element(screen.getByRole('definition')).toHaveTextContent('12')
})

test('starts nothing when opened or closed', async () => {
  const { screen, onStart, onCancel } = open()
  await expect.element((await screen).getByRole('dialog', { name: 'The exam' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onStart).not.toHaveBeenCalled()
})

test('ignores a second click while the questions load', async () => {
  const { screen, onStart } = open(true)
  await (await screen).getByRole('button', { name: 'Start' }).click({ force: true })
  expect(onStart).not.toHaveBeenCalled()
})
