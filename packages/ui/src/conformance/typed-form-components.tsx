import { useState } from 'react'
import { Counter } from '../counter/counter.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { OneTimeCode } from '../one-time-code/one-time-code.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { RangeSlider, type SliderRange } from '../range-slider/range-slider.tsx'
import { Slider } from '../slider/slider.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextareaField } from '../textarea-field/textarea-field.tsx'
import { TimeField } from '../time-field/time-field.tsx'
import { fill, formatNumber } from './enter-values.tsx'
import type { FormComponent } from './form-component.ts'

/** Components whose value is typed or set as a number. */
export const typedFormComponents: FormComponent[] = [
  {
    name: 'TextField',
    App: () => <TextField label="Name" name="name" defaultValue="Ana" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('Ana')
      return <TextField label="Name" name="name" value={value} onValueChange={setValue} />
    },
    enter: fill('input', 'Lotte'),
    initial: { name: 'Ana' },
    entered: { name: 'Lotte' },
  },
  {
    name: 'TextareaField',
    App: () => <TextareaField label="About me" name="about" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('')
      return <TextareaField label="About me" name="about" value={value} onValueChange={setValue} />
    },
    enter: fill('textarea', 'I cut hair.'),
    initial: { about: '' },
    entered: { about: 'I cut hair.' },
  },
  {
    name: 'PasswordField',
    App: () => <PasswordField label="Password" name="password" />,
    enter: fill('input', 'chignon!'),
    initial: { password: '' },
    entered: { password: 'chignon!' },
  },
  {
    name: 'NumberField',
    App: () => <NumberField label="Price" name="price" currency="EUR" defaultValue={5} />,
    Controlled: function Controlled() {
      const [value, setValue] = useState<number | null>(5)
      return <NumberField label="Price" name="price" currency="EUR" value={value} onValueChange={setValue} />
    },
    enter: fill('input', '12.5'),
    initial: { price: '5' },
    entered: { price: '12.5' },
  },
  {
    name: 'DateField',
    App: () => <DateField label="Day" name="day" defaultValue="2026-11-26" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('2026-11-26')
      return <DateField label="Day" name="day" value={value} onValueChange={setValue} />
    },
    enter: fill('input', '2027-03-14'),
    initial: { day: '2026-11-26' },
    entered: { day: '2027-03-14' },
  },
  {
    name: 'TimeField',
    App: () => <TimeField label="Doors open" name="doors" defaultValue="09:30" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('09:30')
      return <TimeField label="Doors open" name="doors" value={value} onValueChange={setValue} />
    },
    enter: fill('input', '14:30'),
    initial: { doors: '09:30' },
    entered: { doors: '14:30' },
  },
  {
    name: 'OneTimeCode',
    App: () => <OneTimeCode label="Code" name="code" />,
    Controlled: function Controlled() {
      const [value, setValue] = useState('')
      return <OneTimeCode label="Code" name="code" value={value} onValueChange={setValue} />
    },
    enter: fill('input', '123'),
    initial: { code: '' },
    entered: { code: '123' },
  },
  {
    name: 'Slider',
    App: () => <Slider label="Distance" name="distance" defaultValue={10} />,
    Controlled: function Controlled() {
      const [value, setValue] = useState(10)
      return <Slider label="Distance" name="distance" value={value} onValueChange={setValue} />
    },
    enter: fill('input', '60'),
    initial: { distance: '10' },
    entered: { distance: '60' },
  },
  {
    name: 'RangeSlider',
    App: () => <RangeSlider label="Price" name="price" defaultValue={[10, 20]} />,
    Controlled: function Controlled() {
      const [value, setValue] = useState<SliderRange>([10, 20])
      return <RangeSlider label="Price" name="price" value={value} onValueChange={setValue} />
    },
    enter: fill('input + input', '60'),
    initial: { price: '20' },
    entered: { price: '60' },
  },
  {
    name: 'Counter',
    App: () => <Counter label="Seats" name="seats" defaultValue={1} max={9} formatNumber={formatNumber} />,
    Controlled: function Controlled() {
      const [value, setValue] = useState(1)
      return (
        <Counter
          label="Seats"
          name="seats"
          value={value}
          max={9}
          formatNumber={formatNumber}
          onValueChange={setValue}
        />
      )
    },
    enter: fill('input', '4'),
    initial: { seats: '1' },
    entered: { seats: '4' },
  },
]
