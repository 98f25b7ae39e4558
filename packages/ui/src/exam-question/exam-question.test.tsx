import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderToString } from 'react-dom/server'
import { render } from 'vitest-browser-react'
import { noAnswer } from './exam-answer.ts'
import { ExamQuestion, type ExamQuestionProps } from './exam-question.tsx'

const options = [
  { id: 'a', label: 'The crown' },
  { id: 'b', label: 'The nape' },
]
const props = { type: 'single', label: 'Which section?', options, position: 2, count: 3 } as const

function Held(own: Partial<ExamQuestionProps>) {
  const [answer, setAnswer] = useState(noAnswer)
  return <ExamQuestion {...props} value={answer} onValueChange={setAnswer} {...own} />
}

test('names its answers by the question, which is a heading', async () => {
  const screen = await render(<Held />)
  await expect.element(screen.getByRole('group', { name: 'Which section?' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Which section?' })).toBeVisible()
})

test('can be skipped, and changes the label of the button once answered', async () => {
  const screen = await render(<Held />)
  await expect.element(screen.getByRole('button', { name: 'Skip for now' })).toBeVisible()
  await screen.getByRole('radio', { name: 'The nape' }).click()
  await expect.element(screen.getByRole('button', { name: 'Next question' })).toBeVisible()
})

test('accepts several answers for multiple choice', async () => {
  const screen = await render(<Held type="multiple" />)
  await screen.getByRole('checkbox', { name: 'The crown' }).click()
  await screen.getByRole('checkbox', { name: 'The nape' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'The crown' })).toBeChecked()
})

test('goes on with Enter and back with the button', async () => {
  const onMove = vi.fn()
  const screen = await render(<Held onMove={onMove} />)
  await screen.getByRole('radio', { name: 'The nape' }).click()
  await userEvent.keyboard('{Enter}')
  expect(onMove).toHaveBeenLastCalledWith('next')
  await screen.getByRole('button', { name: 'Back' }).click()
  expect(onMove).toHaveBeenLastCalledWith('back')
})

test('has no back button on the first question', async () => {
  const screen = await render(<Held position={1} />)
  expect(screen.getByRole('button', { name: 'Back' }).query()).toBeNull()
})

test('submits the draft as a form before hydration', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(
    <ExamQuestion {...props} type="multiple" defaultValue={{ optionIds: ['a', 'b'], text: '' }} />,
  )
  const form = holder.querySelector('form')
  expect(form && new FormData(form).getAll('option_ids')).toEqual(['a', 'b'])
})

test('keeps the draft itself, and reports that a reset removed it', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<ExamQuestion {...props} onValueChange={onValueChange} />)
  await screen.getByRole('radio', { name: 'The nape' }).click()
  expect(onValueChange.mock.lastCall).toEqual([{ optionIds: ['b'], text: '' }])
  screen.container.querySelector('form')?.reset()
  await expect.poll(() => onValueChange.mock.lastCall).toEqual([noAnswer])
  await expect.element(screen.getByRole('radio', { name: 'The nape' })).not.toBeChecked()
  await expect.element(screen.getByRole('button', { name: 'Skip for now' })).toBeVisible()
})

test('keeps its controlled value', async () => {
  const value = { optionIds: ['a'], text: '' }
  const screen = await render(<ExamQuestion {...props} value={value} onValueChange={() => {}} />)
  await screen.getByRole('radio', { name: 'The nape' }).click()
  await expect.element(screen.getByRole('radio', { name: 'The crown' })).toBeChecked()
})

test('shows the fields of a practical answer, and the caller says whether it is answered', async () => {
  const practical = <input type="file" aria-label="Photographs" />
  const screen = await render(<Held type="practical" options={[]} practical={practical} isAnswered={false} />)
  await expect.element(screen.getByLabelText('Photographs')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Skip for now' })).toBeVisible()
  await screen.rerender(<Held type="practical" options={[]} practical={practical} isAnswered />)
  await expect.element(screen.getByRole('button', { name: 'Next question' })).toBeVisible()
})
