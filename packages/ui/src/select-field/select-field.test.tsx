import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SelectField } from './select-field.tsx'

test('has a name and a description and is marked as invalid', async () => {
  const screen = await render(
    <SelectField label="Country" hint="For the invoice" error="Choose a country">
      <option>Italia</option>
      <option>Portugal</option>
    </SelectField>,
  )
  const select = screen.getByRole('combobox', { name: 'Country' })
  await expect.element(select).toBeInvalid()
  await expect.element(select).toHaveAccessibleDescription('For the invoice Choose a country')
  await select.selectOptions('Portugal')
  await expect.element(select).toHaveValue('Portugal')
})
