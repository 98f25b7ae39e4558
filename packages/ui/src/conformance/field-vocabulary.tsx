import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { AttendeeForm } from '../attendee-form/attendee-form.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Counter } from '../counter/counter.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { ExamQuestion, noAnswer } from '../exam-question/exam-question.tsx'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { OneTimeCode } from '../one-time-code/one-time-code.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { PaymentMethod } from '../payment-method/payment-method.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { RangeSlider } from '../range-slider/range-slider.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { Slider } from '../slider/slider.tsx'
import { Switch } from '../switch/switch.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextareaField } from '../textarea-field/textarea-field.tsx'
import { TicketCounter, noTickets } from '../ticket-counter/ticket-counter.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import {
  chooseCountries,
  chooseCountry,
  click,
  control,
  countries,
  countryOptions,
  fill,
  formatMoney,
  kits,
  payments,
  seats,
  twoSeats,
} from './enter-values.tsx'

/** What all fields are given in the same words. */
export type FieldProps = {
  hint?: string
  error?: string
  isRequired?: boolean
}

/** A form component in the words that all share. */
export type FieldRow = {
  name: string
  /** With nothing entered. `report` is its callback, `isControlled` passes the empty value as the caller's. */
  show: (given: FieldProps, report?: (value: unknown) => void, isControlled?: boolean) => ReactElement
  enter: (form: HTMLFormElement) => Promise<void>
  /** What the callback receives last. */
  reported: unknown
  /** Words that it does not have, and why. */
  without?: Partial<Record<keyof FieldProps, string>>
}

const alwaysHasValue = 'it always has a value'
const inItsFields = 'its fields have their own'

export const fieldRows: FieldRow[] = [
  {
    name: 'TextField',
    show: (given, report, isControlled) => (
      <TextField
        label="Name"
        name="a"
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: fill('input', 'Lotte'),
    reported: 'Lotte',
  },
  {
    name: 'TextareaField',
    show: (given, report, isControlled) => (
      <TextareaField
        label="Name"
        name="a"
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: fill('textarea', 'Lotte'),
    reported: 'Lotte',
  },
  {
    name: 'PasswordField',
    show: (given, report, isControlled) => (
      <PasswordField
        label="Name"
        name="a"
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: fill('input', 'chignon!'),
    reported: 'chignon!',
  },
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
    name: 'NumberField',
    show: (given, report, isControlled) => (
      <NumberField
        label="Price"
        name="a"
        {...given}
        onValueChange={report}
        {...(isControlled && { value: null })}
      />
    ),
    enter: fill('input', '12'),
    reported: 12,
  },
  {
    name: 'DateField',
    show: (given, report, isControlled) => (
      <DateField
        label="Day"
        name="a"
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: fill('input', '2027-03-14'),
    reported: '2027-03-14',
  },
  {
    name: 'OneTimeCode',
    show: (given, report, isControlled) => (
      <OneTimeCode
        label="Code"
        name="a"
        {...given}
        onValueChange={report}
        {...(isControlled && { value: '' })}
      />
    ),
    enter: fill('input', '123456'),
    reported: '123456',
  },
  {
    name: 'Slider',
    show: ({ hint, error }, report, isControlled) => (
      <Slider
        label="Distance"
        name="a"
        {...{ hint, error }}
        onValueChange={report}
        {...(isControlled && { value: 0 })}
      />
    ),
    enter: fill('input', '60'),
    reported: 60,
    without: { isRequired: alwaysHasValue },
  },
  {
    name: 'RangeSlider',
    show: ({ hint, error }, report, isControlled) => (
      <RangeSlider
        label="Price"
        name="a"
        {...{ hint, error }}
        onValueChange={report}
        {...(isControlled && { value: [0, 100] })}
      />
    ),
    enter: fill('input + input', '60'),
    reported: [0, 60],
    without: { isRequired: alwaysHasValue },
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
    name: 'Counter',
    show: (given, report, isControlled) => (
      <Counter label="Seats" name="a" {...given} onValueChange={report} {...(isControlled && { value: 0 })} />
    ),
    enter: click('span + button'),
    reported: 1,
  },
  {
    name: 'FileDrop',
    show: (given, report) => <FileDrop label="Pictures" name="a" {...given} onValueChange={report} />,
    enter: (form) => userEvent.upload(control(form, 'input'), new File(['nape'], 'nape.jpg')),
    reported: [expect.objectContaining({ name: 'nape.jpg' })],
  },
  {
    name: 'PaymentMethod',
    show: ({ hint, error }, report, isControlled) => (
      <PaymentMethod {...{ hint, error }} onValueChange={report} {...(isControlled && { value: 'card' })} />
    ),
    enter: click('[value=bank-transfer]'),
    reported: 'bank-transfer',
    without: { isRequired: alwaysHasValue },
  },
  {
    name: 'TicketCounter',
    show: (_, report, isControlled) => (
      <TicketCounter
        tickets={seats}
        packages={kits}
        formatMoney={formatMoney}
        onValueChange={report}
        {...(isControlled && { value: noTickets })}
      />
    ),
    enter: fill('[name="tickets[a]"]', '2'),
    reported: { tickets: { a: 2 }, packages: {} },
    without: { isRequired: alwaysHasValue, hint: inItsFields, error: inItsFields },
  },
  {
    name: 'AttendeeForm',
    show: (_, report, isControlled) => (
      <AttendeeForm tickets={twoSeats} onValueChange={report} {...(isControlled && { value: [] })} />
    ),
    enter: fill('[name="attendees[0][full_name]"]', 'Ana Díaz'),
    reported: [
      { fullName: 'Ana Díaz', email: '' },
      { fullName: '', email: '' },
    ],
    without: { isRequired: 'both fields are always required', hint: inItsFields, error: inItsFields },
  },
  {
    name: 'ExamQuestion',
    show: ({ hint, error }, report, isControlled) => (
      <ExamQuestion
        type="single"
        label="Where?"
        position={1}
        count={2}
        options={[{ id: 'nape', label: 'The nape' }]}
        {...{ hint, error }}
        onValueChange={report}
        {...(isControlled && { value: noAnswer })}
      />
    ),
    enter: click('[value=nape]'),
    reported: { optionIds: ['nape'], text: '' },
    without: { isRequired: 'a question can be skipped' },
  },
]
