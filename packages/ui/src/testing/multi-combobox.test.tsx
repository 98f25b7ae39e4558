import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx'
import { findMultiCombobox } from '../multi-combobox/multi-combobox.testing.ts'

const options = [
  { value: 'bob', label: 'Bob' },
  { value: 'braid', label: 'Braid' },
]

test('multi combobox: selects and removes options by their labels', async () => {
  const { container } = await render(
    <MultiCombobox label="Interests" options={options} defaultValue={['bob']} error="Choose two." />,
  )
  const parts = findMultiCombobox(container, 'Interests')
  expect([parts.chosen(), parts.error()]).toEqual([['Bob'], 'Choose two.'])
  await userEvent.fill(parts.input, 'br')
  expect(parts.options()).toEqual(['Braid'])
  await userEvent.click(parts.option('Braid'))
  await userEvent.click(parts.remove('Bob'))
  expect(parts.chosen()).toEqual(['Braid'])
  expect(() => parts.remove('Bob')).toThrow('There is no selected option “Bob” here; there is “Braid”.')
  expect(() => findMultiCombobox(container, 'Cities')).toThrow('There is no multi combobox “Cities” here')
})
