import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextField } from '../text-field/text-field.tsx'
import { FormErrorSummary, type FormError } from './form-error-summary.tsx'
import { findFormErrorSummary } from './form-error-summary.testing.ts'

const errors: FormError[] = [
  { fieldId: 'name', message: 'Enter the name of the course' },
  { fieldId: 'price', message: 'Enter a price above zero' },
]

const form = (shown: FormError[], attempt?: number) => (
  <form>
    <FormErrorSummary errors={shown} attempt={attempt} />
    <TextField id="name" label="Name" />
    <div id="price">
      <TextField label="Price" />
    </div>
  </form>
)

test('each error leads to its field, or the first control in it', async () => {
  const screen = await render(form(errors))
  const summary = findFormErrorSummary(screen.container)
  expect([summary.title, summary.errors]).toEqual([
    '2 entries need your attention',
    ['Enter the name of the course', 'Enter a price above zero'],
  ])
  summary.link('Enter a price above zero').click()
  await expect.element(screen.getByLabelText('Price')).toHaveFocus()
  summary.link('Enter the name of the course').click()
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})

test('takes the focus with each attempt, and not before', async () => {
  const screen = await render(form([], 0))
  expect(() => findFormErrorSummary(screen.container)).toThrow('There is no error summary here.')
  await screen.rerender(form(errors, 1))
  await expect.element(findFormErrorSummary(screen.container).summary).toHaveFocus()
  await screen.getByLabelText('Name').click()
  await screen.rerender(form(errors.slice(0, 1), 1))
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
  await screen.rerender(form(errors.slice(0, 1), 2))
  await expect.element(findFormErrorSummary(screen.container).summary).toHaveFocus()
})
