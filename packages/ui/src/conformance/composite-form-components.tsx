import { useState } from 'react'
import { AttendeeForm, type Attendee } from '../attendee-form/attendee-form.tsx'
import { PaymentMethod, type PaymentKind } from '../payment-method/payment-method.tsx'
import { TicketCounter, noTickets, type TicketChoice } from '../ticket-counter/ticket-counter.tsx'
import { click, enterAttendees, enterTickets, formatMoney, kits, seats, twoSeats } from './enter-values.tsx'
import type { FormComponent } from './form-component.ts'

const attendees = (first: string, second: string) => ({
  'attendees[0][full_name]': first,
  'attendees[0][email]': '',
  'attendees[1][full_name]': second,
  'attendees[1][email]': '',
})

/** Components of several fields with one value. */
export const compositeFormComponents: FormComponent[] = [
  {
    name: 'PaymentMethod',
    App: () => (
      <PaymentMethod
        cardFields={<input aria-label="Card" name="card" />}
        bankTransferFields={<input aria-label="Invoice" name="invoice" defaultValue="Salon" />}
      />
    ),
    Controlled: function Controlled() {
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
    enter: click('[value=bank-transfer]'),
    initial: { payment_method: 'card', card: '' },
    entered: { payment_method: 'bank-transfer', invoice: 'Salon' },
  },
  {
    name: 'TicketCounter',
    App: () => <TicketCounter tickets={seats} packages={kits} formatMoney={formatMoney} />,
    Controlled: function Controlled() {
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
    enter: enterTickets,
    initial: { 'tickets[a]': '0', 'packages[kit]': '0' },
    entered: { 'tickets[a]': '2', 'packages[kit]': '1' },
  },
  {
    name: 'AttendeeForm',
    App: () => <AttendeeForm tickets={twoSeats} />,
    Controlled: function Controlled() {
      const [value, setValue] = useState<readonly Attendee[]>([])
      return <AttendeeForm tickets={twoSeats} value={value} onValueChange={setValue} />
    },
    enter: enterAttendees,
    initial: attendees('', ''),
    entered: attendees('Ana Díaz', 'Lotte Kern'),
  },
]
