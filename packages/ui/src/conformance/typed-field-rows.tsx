import { Counter } from '../counter/counter.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { OneTimeCode } from '../one-time-code/one-time-code.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { RangeSlider } from '../range-slider/range-slider.tsx'
import { Slider } from '../slider/slider.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextareaField } from '../textarea-field/textarea-field.tsx'
import { TimeField } from '../time-field/time-field.tsx'
import { click, fill } from './enter-values.tsx'
import type { FieldRow } from './field-row.ts'

const alwaysHasValue = 'it always has a value'

/** Fields whose value is typed or set as a number. */
export const typedFieldRows: FieldRow[] = [
  text('TextField', TextField, 'input', 'Lotte'),
  text('TextareaField', TextareaField, 'textarea', 'Lotte'),
  text('PasswordField', PasswordField, 'input', 'chignon!'),
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
  text('TimeField', TimeField, 'input', '14:30'),
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
    name: 'Counter',
    show: (given, report, isControlled) => (
      <Counter label="Seats" name="a" {...given} onValueChange={report} {...(isControlled && { value: 0 })} />
    ),
    enter: click('span + button'),
    reported: 1,
  },
]

function text(
  name: string,
  Field: typeof TextField | typeof TextareaField | typeof PasswordField | typeof TimeField,
  selector: string,
  entered: string,
): FieldRow {
  return {
    name,
    show: (given, report, isControlled) => (
      <Field label="Name" name="a" {...given} onValueChange={report} {...(isControlled && { value: '' })} />
    ),
    enter: fill(selector, entered),
    reported: entered,
  }
}
