import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExamQuestion } from '../exam-question/exam-question.tsx'
import { Checkbox } from './checkbox.tsx'

test('is toggled by its label and by Space', async () => {
  const screen = await render(<Checkbox label="I agree" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  await screen.getByText('I agree').click()
  await expect.element(box).toBeChecked()
  box.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('announces an error with the box', async () => {
  const screen = await render(
    <Checkbox label="I agree" error="You have to agree to the terms & conditions" />,
  )
  const box = screen.getByRole('checkbox')
  await expect.element(box).toBeInvalid()
  await expect.element(box).toHaveAccessibleDescription('You have to agree to the terms & conditions')
})

test('looks the same in a form and in an exam question', async () => {
  const screen = await render(
    <>
      <Checkbox label="I agree" defaultChecked />
      <ExamQuestion
        type="multiple"
        label="Which cuts are dry?"
        position={1}
        count={2}
        options={[{ id: 'bob', label: 'Bob' }]}
        defaultValue={{ optionIds: ['bob'], text: '' }}
      />
    </>,
  )
  const looks = screen
    .getByRole('checkbox')
    .elements()
    .map((box) => {
      const { appearance, backgroundColor, borderColor, borderRadius, inlineSize } = getComputedStyle(box)
      return { appearance, backgroundColor, borderColor, borderRadius, inlineSize }
    })
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
})
