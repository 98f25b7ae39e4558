import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx'
import { findFormErrorSummary } from '../form-error-summary/form-error-summary.testing.ts'

test('form error summary: reads errors and finds their links', async () => {
  const { container } = await render(
    <FormErrorSummary errors={[{ fieldId: 'price', message: 'Enter a price above zero' }]} />,
  )
  const { title, errors, link } = findFormErrorSummary(container)
  expect([title, errors, link('Enter a price above zero').hash]).toEqual([
    'One entry needs your attention',
    ['Enter a price above zero'],
    '#price',
  ])
  expect(() => link('Enter a name')).toThrow('There is no error “Enter a name” here')
})
