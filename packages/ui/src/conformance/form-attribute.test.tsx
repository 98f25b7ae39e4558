import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Combobox } from '../combobox/combobox.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { sent } from '../form-state/form-suite.tsx'
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { canvas } from './run-in-act.ts'

const options = [{ value: 'PT', label: 'Portugal' }]
const shared = { label: 'Field', name: 'field', form: 'order' }

const fields = [
  { name: 'Combobox', field: <Combobox {...shared} options={options} defaultValue="PT" />, value: 'PT' },
  {
    name: 'MultiCombobox',
    field: <MultiCombobox {...shared} options={options} defaultValue={['PT']} />,
    value: 'PT',
  },
  { name: 'NumberField', field: <NumberField {...shared} defaultValue={5} />, value: '5' },
  {
    name: 'DateField',
    field: <DateField {...shared} defaultValue="2026-11-26" />,
    value: '2026-11-26',
  },
]

const page = (field: ReactElement) => (
  <>
    <form id="order" />
    {field}
  </>
)

test.each(fields)('$name is submitted with the form of its form attribute', async ({ field, value }) => {
  const { container } = await render(page(field))
  expect(sent(container.querySelector('form'), 'field')).toEqual([value])
})

test.each(fields)('$name is submitted with that form before hydration', ({ field, value }) => {
  const element = canvas(onTestFinished)
  element.innerHTML = renderToString(page(field))
  expect(sent(element.querySelector('form'), 'field')).toEqual([value])
})
