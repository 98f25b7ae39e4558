import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from '../number-field/number-field.tsx'
import { findNumberField } from '../number-field/number-field.testing.ts'
import { OneTimeCode } from '../one-time-code/one-time-code.tsx'
import { findOneTimeCode } from '../one-time-code/one-time-code.testing.ts'
import { RangeSlider } from '../range-slider/range-slider.tsx'
import { findRangeSlider } from '../range-slider/range-slider.testing.ts'
import { Slider } from '../slider/slider.tsx'
import { findSlider } from '../slider/slider.testing.ts'

test('number field: returns the number behind its text', async () => {
  const { container } = await render(<NumberField label="Price" currency="EUR" error="Too low." />)
  const { input, number, error } = findNumberField(container, 'Price')
  expect([number(), error()]).toEqual([Number.NaN, 'Too low.'])
  await userEvent.fill(input, '1,250')
  expect(number()).toBe(1250)
  expect(() => findNumberField(container, 'Length')).toThrow('There is no number field “Length” here')
})

test('one-time code: takes digits', async () => {
  const { container } = await render(<OneTimeCode label="Code" hint="From our e-mail" />)
  const { input, hint } = findOneTimeCode(container, 'Code')
  await userEvent.fill(input, '482 190')
  expect([input.value, hint()]).toEqual(['482190', 'From our e-mail'])
  expect(() => findOneTimeCode(container, 'PIN')).toThrow('There is no one-time code “PIN” here')
})

test('slider: returns its value and what is announced', async () => {
  const { container } = await render(
    <Slider label="Distance" defaultValue={50} formatValue={(value) => `${value} km`} />,
  )
  const { input, valueText } = findSlider(container, 'Distance')
  input.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect([input.valueAsNumber, valueText()]).toEqual([51, '51 km'])
})

test('range slider: returns both values', async () => {
  const { container } = await render(<RangeSlider label="Price" error="Widen the range." />)
  const { to, values, error } = findRangeSlider(container, 'Price')
  to.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect([values(), error()]).toEqual([[0, 99], 'Widen the range.'])
  expect(() => findRangeSlider(container, 'Age')).toThrow('There is no range slider “Age” here')
})
