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
  onOrOff('Checkbox', Checkbox),
  onOrOff('Switch', Switch),
  oneOf('RadioGroup', RadioGroup),
  oneOf('SegmentedControl', SegmentedControl),
  severalOf('ToggleGroup', ToggleGroup),
  severalOf('CheckboxGroup', CheckboxGroup),
  {
    name: 'FileDrop',
    show: (given, report) => <FileDrop label="Pictures" name="a" {...given} onValueChange={report} />,
    enter: (form) => userEvent.upload(control(form, 'input'), new File(['nape'], 'nape.jpg')),
    reported: [expect.objectContaining({ name: 'nape.jpg' })],
  },
]

function onOrOff(name: string, Field: typeof Checkbox | typeof Switch): FieldRow {
  return {
    name,
    show: (given, report, isControlled) => (
      <Field
        label="Captions"
        name="a"
        {...given}
        onCheckedChange={report}
        {...(isControlled && { checked: false })}
      />
    ),
    enter: click('input'),
    reported: true,
  }
}

function oneOf(name: string, Field: typeof RadioGroup | typeof SegmentedControl): FieldRow {
  return {
    name,
    show: (given, report, isControlled) => (
      <Field
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
  }
}

function severalOf(name: string, Field: typeof ToggleGroup | typeof CheckboxGroup): FieldRow {
  return {
    name,
    show: (given, report, isControlled) => (
      <Field
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
  }
}
