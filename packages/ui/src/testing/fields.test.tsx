import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { findCheckbox } from '../checkbox/checkbox.testing.ts'
import { Combobox } from '../combobox/combobox.tsx'
import { findCombobox } from '../combobox/combobox.testing.ts'
import { FileDrop, type DroppedFile } from '../file-drop/file-drop.tsx'
import { findFileDrop } from '../file-drop/file-drop.testing.ts'
import { PasswordField } from '../password-field/password-field.tsx'
import { findPasswordField } from '../password-field/password-field.testing.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { findRadioGroup } from '../radio-group/radio-group.testing.ts'
import { SelectField } from '../select-field/select-field.tsx'
import { findSelectField } from '../select-field/select-field.testing.ts'
import { TextField } from '../text-field/text-field.tsx'
import { findTextField } from '../text-field/text-field.testing.ts'
import { TextareaField } from '../textarea-field/textarea-field.tsx'
import { findTextareaField } from '../textarea-field/textarea-field.testing.ts'

test('text field: accepts text and returns hint and error', async () => {
  const field = (error?: string) => <TextField label="E-mail" hint="Where the ticket goes." error={error} />
  const { container, rerender } = await render(field())
  const { input, hint, error } = findTextField(container, 'E-mail')
  await userEvent.fill(input, 'ana')
  expect([input.value, hint(), error()]).toEqual(['ana', 'Where the ticket goes.', ''])
  await rerender(field('This is no address.'))
  expect(error()).toBe('This is no address.')
  expect(() => findTextField(container, 'Name')).toThrow(
    'There is no text field “Name” here; there is “E-mail”.',
  )
})

test('textarea field: accepts text and returns its error', async () => {
  const { container } = await render(<TextareaField label="Your message" error="Say a little more." />)
  const { textarea, error } = findTextareaField(container, 'Your message')
  await userEvent.fill(textarea, 'Hi')
  expect([textarea.value, error()]).toEqual(['Hi', 'Say a little more.'])
  expect(() => findTextareaField(container, 'About')).toThrow(
    'There is no field of several lines “About” here',
  )
})

test('password field: shows the password', async () => {
  const { container } = await render(<PasswordField label="Password" hint="12 characters." />)
  const { input, toggle, isShown, hint } = findPasswordField(container, 'Password')
  await userEvent.fill(input, 'chignon')
  expect([isShown(), hint()]).toEqual([false, '12 characters.'])
  await userEvent.click(toggle)
  expect([isShown(), input.value]).toEqual([true, 'chignon'])
  expect(() => findPasswordField(container, 'Code')).toThrow('There is no password field “Code” here')
})

test('select field: selects an option by its text', async () => {
  const { container } = await render(
    <SelectField label="Country" defaultValue="pt">
      <option value="pt">Portugal</option>
      <option value="es">Spain</option>
    </SelectField>,
  )
  const { select, option, chosen } = findSelectField(container, 'Country')
  expect(chosen()).toBe('Portugal')
  await userEvent.selectOptions(select, option('Spain').value)
  expect(chosen()).toBe('Spain')
  expect(() => option('Peru')).toThrow('There is no option “Peru” here; there is “Portugal”, “Spain”.')
  expect(() => findSelectField(container, 'City')).toThrow('There is no select “City” here')
})

test('checkbox: is checked and returns its error', async () => {
  const { container } = await render(
    <Checkbox
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
      error="Without it there is no ticket."
    />,
  )
  const { box, error } = findCheckbox(container, 'I agree to the terms')
  await userEvent.click(box)
  expect([box.checked, error()]).toEqual([true, 'Without it there is no ticket.'])
  expect(() => findCheckbox(container, 'News')).toThrow('There is no checkbox “News” here')
})

test('radio group: selects an option by its label', async () => {
  const options = [
    { value: 'a', label: 'Morning', hint: 'From nine' },
    { value: 'b', label: 'Evening' },
  ]
  const { container } = await render(<RadioGroup label="When?" options={options} error="Choose one." />)
  const { option, chosen, error } = findRadioGroup(container, 'When?')
  expect([chosen(), error()]).toEqual(['', 'Choose one.'])
  await userEvent.click(option('Morning'))
  expect(chosen()).toBe('Morning')
  expect(() => option('Night')).toThrow('There is no option “Night” here; there is “Morning”, “Evening”.')
  expect(() => findRadioGroup(container, 'Where?')).toThrow('There is no radio group “Where?” here')
})

test('combobox: filters its options by the typed text', async () => {
  const onValueChange = vi.fn()
  const options = [
    { value: 'pt', label: 'Portugal', detail: 'PT' },
    { value: 'es', label: 'Spain', detail: 'ES' },
  ]
  const { container } = await render(
    <Combobox label="Country" options={options} onValueChange={onValueChange} />,
  )
  const { input, isOpen, options: offered, option } = findCombobox(container, 'Country')
  expect(isOpen()).toBe(false)
  await userEvent.fill(input, 'sp')
  expect([isOpen(), offered()]).toEqual([true, ['Spain']])
  expect(() => option('Portugal')).toThrow('There is no option “Portugal” here; there is “Spain”.')
  await userEvent.click(option('Spain'))
  expect([isOpen(), input.value]).toEqual([false, 'Spain'])
  expect(onValueChange).toHaveBeenCalledWith('es')
  expect(() => findCombobox(container, 'City')).toThrow('There is no combobox “City” here')
})

function Files() {
  const [files, setFiles] = useState<readonly DroppedFile[]>([
    { id: 'crown.jpg', name: 'crown.jpg', error: 'Too large.' },
  ])
  return (
    <FileDrop
      label="Add pictures"
      hint="JPEG"
      files={files}
      onValueChange={(taken) =>
        setFiles([...files, ...taken.map(({ name }) => ({ id: name, name, progress: 0.5 }))])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  )
}

test('file drop: accepts and removes files', async () => {
  const { container } = await render(<Files />)
  const { input, hint, files, file } = findFileDrop(container, 'Add pictures')
  expect([hint(), file('crown.jpg').error]).toEqual(['JPEG', 'Too large.'])
  await userEvent.upload(input, new File(['x'], 'nape.jpg', { type: 'image/jpeg' }))
  expect(files()).toEqual(['crown.jpg', 'nape.jpg'])
  const { remove, progress } = file('nape.jpg')
  expect(progress).toBe(0.5)
  if (remove) await userEvent.click(remove)
  expect(files()).toEqual(['crown.jpg'])
  expect(() => file('nape.jpg')).toThrow('There is no file “nape.jpg” here; there is “crown.jpg”.')
  expect(() => findFileDrop(container, 'Add a CV')).toThrow('There is no place for files “Add a CV” here')
})
