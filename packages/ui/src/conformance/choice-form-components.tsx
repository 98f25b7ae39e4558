import { useState } from 'react'
import { userEvent } from 'vitest/browser'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { Switch } from '../switch/switch.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import {
  chooseCountries,
  chooseCountry,
  click,
  control,
  countries,
  countryOptions,
  payments,
} from './enter-values.tsx'
import type { FormComponent } from './form-component.ts'

/** Its list of files is always kept by the owner. */
function FilesApp() {
  const [files, setFiles] = useState<readonly { id: string; name: string }[]>([])
  return (
    <>
      <FileDrop
        label="Pictures"
        files={files}
        onValueChange={(chosen) => setFiles(chosen.map(({ name }) => ({ id: name, name })))}
        onRemove={(id) => setFiles((kept) => kept.filter((file) => file.id !== id))}
      />
      <input type="hidden" name="files" value={files.map(({ name }) => name).join(' ')} />
    </>
  )
}

/** Components whose value is chosen. */
export const choiceFormComponents: FormComponent[] = [
  {
    name: 'SelectField',
    App: () => (
      <SelectField label="Country" name="country" defaultValue="IT">
        {countryOptions}
      </SelectField>
    ),
    Controlled: function Controlled() {
      const [value, setValue] = useState('IT')
      return (
        <SelectField label="Country" name="country" value={value} onValueChange={setValue}>
          {countryOptions}
        </SelectField>
      )
    },
    enter: (form) => userEvent.selectOptions(control(form, 'select'), 'Portugal'),
    initial: { country: 'IT' },
    entered: { country: 'PT' },
  },
  {
    name: 'Combobox',
    App: () => <Combobox label="Country" name="country" options={countries} defaultValue="IT" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('IT')
      return (
        <Combobox label="Country" name="country" options={countries} value={value} onValueChange={setValue} />
      )
    },
    enter: chooseCountry,
    initial: { country: 'IT' },
    entered: { country: 'PT' },
  },
  {
    name: 'MultiCombobox',
    App: () => <MultiCombobox label="Country" name="country" options={countries} defaultValue={['IT']} />,
    Controlled: function Controlled() {
      const [value, setValue] = useState<readonly string[]>(['IT'])
      return (
        <MultiCombobox
          label="Country"
          name="country"
          options={countries}
          value={value}
          onValueChange={setValue}
        />
      )
    },
    enter: chooseCountries,
    initial: { country: 'IT' },
    entered: { country: 'PT' },
  },
  {
    name: 'Checkbox',
    App: () => <Checkbox label="I agree" name="agree" />,
    Controlled: function Controlled() {
      const [isChecked, setIsChecked] = useState(false)
      return <Checkbox label="I agree" name="agree" checked={isChecked} onCheckedChange={setIsChecked} />
    },
    enter: click('input'),
    initial: {},
    entered: { agree: 'on' },
  },
  {
    name: 'Switch',
    App: () => <Switch label="Captions" name="captions" defaultChecked />,
    Controlled: function Controlled() {
      const [isOn, setIsOn] = useState(true)
      return <Switch label="Captions" name="captions" checked={isOn} onCheckedChange={setIsOn} />
    },
    enter: click('input'),
    initial: { captions: 'on' },
    entered: {},
  },
  {
    name: 'RadioGroup',
    App: () => <RadioGroup label="Payment" name="payment" options={payments} defaultValue="card" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('card')
      return (
        <RadioGroup
          label="Payment"
          name="payment"
          options={payments}
          value={value}
          onValueChange={setValue}
        />
      )
    },
    enter: click('[value=transfer]'),
    initial: { payment: 'card' },
    entered: { payment: 'transfer' },
  },
  {
    name: 'SegmentedControl',
    App: () => <SegmentedControl label="Payment" name="payment" options={payments} defaultValue="card" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('card')
      return (
        <SegmentedControl
          label="Payment"
          name="payment"
          options={payments}
          value={value}
          onValueChange={setValue}
        />
      )
    },
    enter: click('[value=transfer]'),
    initial: { payment: 'card' },
    entered: { payment: 'transfer' },
  },
  {
    name: 'ToggleGroup',
    App: () => <ToggleGroup label="Payment" name="payment" options={payments} defaultValue={['card']} />,
    Controlled: function Controlled() {
      const [value, setValue] = useState<readonly string[]>(['card'])
      return (
        <ToggleGroup
          label="Payment"
          name="payment"
          options={payments}
          value={value}
          onValueChange={setValue}
        />
      )
    },
    enter: click('[value=transfer]'),
    initial: { payment: 'card' },
    entered: { payment: 'transfer' },
  },
  {
    name: 'CheckboxGroup',
    App: () => (
      <CheckboxGroup
        label="Payment"
        allLabel="Any"
        name="payment"
        options={payments}
        defaultValue={['card']}
      />
    ),
    Controlled: function Controlled() {
      const [value, setValue] = useState<readonly string[]>(['card'])
      return (
        <CheckboxGroup
          label="Payment"
          name="payment"
          options={payments}
          value={value}
          onValueChange={setValue}
        />
      )
    },
    enter: click('[value=transfer]'),
    initial: { payment: 'card' },
    entered: { payment: 'transfer' },
  },
  {
    name: 'FileDrop',
    App: FilesApp,
    enter: (form) => userEvent.upload(control(form, '[type=file]'), new File(['nape'], 'nape.jpg')),
    initial: { files: '' },
    entered: { files: 'nape.jpg' },
  },
]
