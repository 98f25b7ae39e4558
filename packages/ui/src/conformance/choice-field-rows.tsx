import { expect } from 'vitest'
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
import type { FieldRow } from './field-row.ts'

/** Fields whose value is chosen. */
export const choiceFieldRows: FieldRow[] = [
  {
    name: 'SelectField',
    show: (given, report, isControlled) => (
      <SelectField
        label="Country"
        name="a"
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      >
        <option value="">Choose</option>
        {countryOptions}
      </SelectField>
    ),
    enter: (form) => userEvent.selectOptions(control(form, 'select'), 'Portugal'),
    reported: 'PT',
  },
  {
    name: 'Combobox',
    show: (given, report, isControlled) => (
      <Combobox
        label="Country"
        name="a"
        options={countries}
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: chooseCountry,
    reported: 'PT',
  },
  {
    name: 'MultiCombobox',
    show: (given, report, isControlled) => (
      <MultiCombobox
        label="Country"
        name="a"
        options={countries}
        {...given}
        onValueChange={report}
        {...(isControlled && { value: [] })}
      />
    ),
    enter: chooseCountries,
    reported: ['PT'],
  },
  {
    name: 'Checkbox',
    show: (given, report, isControlled) => (
      <Checkbox
        label="I agree"
        name="a"
        {...given}
        onCheckedChange={report}
        {...(isControlled && { checked: false })}
      />
    ),
    enter: click('input'),
    reported: true,
  },
  {
    name: 'Switch',
    show: (given, report, isControlled) => (
      <Switch
        label="Captions"
        name="a"
        {...given}
        onCheckedChange={report}
        {...(isControlled && { checked: false })}
      />
    ),
    enter: click('input'),
    reported: true,
  },
  {
    name: 'RadioGroup',
    show: (given, report, isControlled) => (
      <RadioGroup
        label="Payment"
        name="a"
        options={payments}
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: click('[value=transfer]'),
    reported: 'transfer',
  },
  {
    name: 'SegmentedControl',
    show: (given, report, isControlled) => (
      <SegmentedControl
        label="Payment"
        name="a"
        options={payments}
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: click('[value=transfer]'),
    reported: 'transfer',
  },
  {
    name: 'ToggleGroup',
    show: (given, report, isControlled) => (
      <ToggleGroup
        label="Payment"
        name="a"
        options={payments}
        {...given}
        onValueChange={report}
        {...(isControlled && { value: [] })}
      />
    ),
    enter: click('[value=transfer]'),
    reported: ['transfer'],
  },
  {
    name: 'CheckboxGroup',
    show: (given, report, isControlled) => (
      <CheckboxGroup
        label="Payment"
        name="a"
        options={payments}
        {...given}
        onValueChange={report}
        {...(isControlled && { value: [] })}
      />
    ),
    enter: click('[value=transfer]'),
    reported: ['transfer'],
  },
  {
    name: 'FileDrop',
    show: (given, report) => <FileDrop label="Pictures" name="a" {...given} onValueChange={report} />,
    enter: (form) => userEvent.upload(control(form, 'input'), new File(['nape'], 'nape.jpg')),
    reported: [expect.objectContaining({ name: 'nape.jpg' })],
  },
]
