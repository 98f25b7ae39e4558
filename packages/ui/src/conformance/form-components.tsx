import { useState, type ReactElement } from 'react'
import { userEvent } from 'vitest/browser'
import { AttendeeForm, type Attendee } from '../attendee-form/attendee-form.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Counter } from '../counter/counter.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { MultiCombobox } from '../multi-combobox/multi-combobox.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { OneTimeCode } from '../one-time-code/one-time-code.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { PaymentMethod, type PaymentKind } from '../payment-method/payment-method.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { RangeSlider } from '../range-slider/range-slider.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { Slider } from '../slider/slider.tsx'
import { Switch } from '../switch/switch.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextareaField } from '../textarea-field/textarea-field.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { TicketCounter, noTickets, type TicketChoice } from '../ticket-counter/ticket-counter.tsx'
import {
  chooseCountries,
  chooseCountry,
  click,
  control,
  countries,
  countryOptions,
  enterAttendees,
  enterTickets,
  fill,
  formatMoney,
  formatNumber,
  kits,
  payments,
  seats,
  twoSeats,
} from './enter-values.tsx'

/** A form component, what a user enters in it, and the form's data before and after. */
export type FormComponent = {
  name: string
  App: () => ReactElement
  enter: (form: HTMLFormElement) => Promise<void>
  initial: Record<string, string>
  entered: Record<string, string>
}

const attendees = (first: string, second: string) => ({
  'attendees[0][full_name]': first,
  'attendees[0][email]': '',
  'attendees[1][full_name]': second,
  'attendees[1][email]': '',
})

/** Components that keep their value themselves. */
const uncontrolled: FormComponent[] = [
  {
    name: 'DateField',
    App: () => <DateField label="Day" name="day" defaultValue="2026-11-26" />,
    enter: fill('input', '2027-03-14'),
    initial: { day: '2026-11-26' },
    entered: { day: '2027-03-14' },
  },
  {
    name: 'MultiCombobox',
    App: () => <MultiCombobox label="Country" name="country" options={countries} />,
    enter: chooseCountries,
    initial: {},
    entered: { country: 'PT' },
  },
  {
    name: 'SegmentedControl',
    App: () => <SegmentedControl label="Payment" name="payment" options={payments} defaultValue="card" />,
    enter: click('[value=transfer]'),
    initial: { payment: 'card' },
    entered: { payment: 'transfer' },
  },
  {
    name: 'ToggleGroup',
    App: () => <ToggleGroup label="Payment" name="payment" options={payments} defaultValue={['card']} />,
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
    enter: click('[value=transfer]'),
    initial: { payment: 'card' },
    entered: { payment: 'transfer' },
  },
  {
    name: 'NumberField',
    App: () => <NumberField label="Price" name="price" currency="EUR" defaultValue={5} />,
    enter: fill('input', '12.5'),
    initial: { price: '5' },
    entered: { price: '12.5' },
  },
  {
    name: 'OneTimeCode',
    App: () => <OneTimeCode label="Code" name="code" />,
    enter: fill('input', '123'),
    initial: { code: '' },
    entered: { code: '123' },
  },
  {
    name: 'Slider',
    App: () => <Slider label="Distance" name="distance" defaultValue={10} />,
    enter: fill('input', '60'),
    initial: { distance: '10' },
    entered: { distance: '60' },
  },
  {
    name: 'RangeSlider',
    App: () => <RangeSlider label="Price" name="price" defaultValue={[10, 20]} />,
    enter: fill('input + input', '60'),
    initial: { price: '20' },
    entered: { price: '60' },
  },
  {
    name: 'TextField',
    App: () => <TextField label="Name" name="name" defaultValue="Ana" />,
    enter: fill('input', 'Lotte'),
    initial: { name: 'Ana' },
    entered: { name: 'Lotte' },
  },
  {
    name: 'TextareaField',
    App: () => <TextareaField label="About me" name="about" />,
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
    name: 'SelectField',
    App: () => (
      <SelectField label="Country" name="country" defaultValue="IT">
        {countryOptions}
      </SelectField>
    ),
    enter: (form) => userEvent.selectOptions(control(form, 'select'), 'Portugal'),
    initial: { country: 'IT' },
    entered: { country: 'PT' },
  },
  {
    name: 'Combobox',
    App: () => <Combobox label="Country" name="country" options={countries} defaultValue="IT" />,
    enter: chooseCountry,
    initial: { country: 'IT' },
    entered: { country: 'PT' },
  },
  {
    name: 'Checkbox',
    App: () => <Checkbox label="I agree" name="agree" />,
    enter: click('input'),
    initial: {},
    entered: { agree: 'on' },
  },
  {
    name: 'Switch',
    App: () => <Switch label="Captions" name="captions" defaultChecked />,
    enter: click('input'),
    initial: { captions: 'on' },
    entered: {},
  },
  {
    name: 'RadioGroup',
    App: () => <RadioGroup label="Payment" name="payment" options={payments} defaultValue="card" />,
    enter: click('[value=transfer]'),
    initial: { payment: 'card' },
    entered: { payment: 'transfer' },
  },
  {
    name: 'Counter',
    App: () => <Counter label="Seats" name="seats" defaultValue={1} max={9} formatNumber={formatNumber} />,
    enter: fill('input', '4'),
    initial: { seats: '1' },
    entered: { seats: '4' },
  },
  {
    name: 'PaymentMethod',
    App: () => (
      <PaymentMethod
        cardFields={<input aria-label="Card" name="card" />}
        bankTransferFields={<input aria-label="Invoice" name="invoice" defaultValue="Salon" />}
      />
    ),
    enter: click('[value=bank-transfer]'),
    initial: { payment_method: 'card', card: '' },
    entered: { payment_method: 'bank-transfer', invoice: 'Salon' },
  },
  {
    name: 'TicketCounter',
    App: () => <TicketCounter tickets={seats} packages={kits} formatMoney={formatMoney} />,
    enter: enterTickets,
    initial: { 'tickets[a]': '0', 'packages[kit]': '0' },
    entered: { 'tickets[a]': '2', 'packages[kit]': '1' },
  },
  {
    name: 'AttendeeForm',
    App: () => <AttendeeForm tickets={twoSeats} />,
    enter: enterAttendees,
    initial: attendees('', ''),
    entered: attendees('Ana Díaz', 'Lotte Kern'),
  },
]

/** Components whose value is kept by their owner. */
const controlled: Record<string, () => ReactElement> = {
  DateField: function App() {
    const [value, setValue] = useState('2026-11-26')
    return <DateField label="Day" name="day" value={value} onValueChange={setValue} />
  },
  TextField: function App() {
    const [value, setValue] = useState('Ana')
    return <TextField label="Name" name="name" value={value} onValueChange={setValue} />
  },
  TextareaField: function App() {
    const [value, setValue] = useState('')
    return <TextareaField label="About me" name="about" value={value} onValueChange={setValue} />
  },
  SelectField: function App() {
    const [value, setValue] = useState('IT')
    return (
      <SelectField label="Country" name="country" value={value} onValueChange={setValue}>
        {countryOptions}
      </SelectField>
    )
  },
  Combobox: function App() {
    const [value, setValue] = useState('IT')
    return (
      <Combobox label="Country" name="country" options={countries} value={value} onValueChange={setValue} />
    )
  },
  Checkbox: function App() {
    const [isChecked, setIsChecked] = useState(false)
    return <Checkbox label="I agree" name="agree" checked={isChecked} onCheckedChange={setIsChecked} />
  },
  Switch: function App() {
    const [isOn, setIsOn] = useState(true)
    return <Switch label="Captions" name="captions" checked={isOn} onCheckedChange={setIsOn} />
  },
  RadioGroup: function App() {
    const [value, setValue] = useState('card')
    return (
      <RadioGroup label="Payment" name="payment" options={payments} value={value} onValueChange={setValue} />
    )
  },
  Counter: function App() {
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
  PaymentMethod: function App() {
    const [value, setValue] = useState<PaymentKind>('card')
    return (
      <PaymentMethod
        value={value}
        onValueChange={setValue}
        cardFields={<input aria-label="Card" name="card" />}
        bankTransferFields={<input aria-label="Invoice" name="invoice" defaultValue="Salon" />}
      />
    )
  },
  TicketCounter: function App() {
    const [value, setValue] = useState<TicketChoice>(noTickets)
    return (
      <TicketCounter
        tickets={seats}
        packages={kits}
        formatMoney={formatMoney}
        value={value}
        onValueChange={setValue}
      />
    )
  },
  AttendeeForm: function App() {
    const [value, setValue] = useState<readonly Attendee[]>([])
    return <AttendeeForm tickets={twoSeats} value={value} onValueChange={setValue} />
  },
}

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

const fileDrop: FormComponent = {
  name: 'FileDrop',
  App: FilesApp,
  enter: (form) => userEvent.upload(control(form, '[type=file]'), new File(['nape'], 'nape.jpg')),
  initial: { files: '' },
  entered: { files: 'nape.jpg' },
}

/** Every form component, with its own value and with its owner's. */
export const formComponents: FormComponent[] = [
  ...uncontrolled,
  ...uncontrolled.flatMap((one) => {
    const App = controlled[one.name]
    return App ? [{ ...one, name: `${one.name}, controlled`, App }] : []
  }),
  fileDrop,
]
