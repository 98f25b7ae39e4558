import { AttendeeForm } from '../attendee-form/attendee-form.tsx'
import { ExamQuestion, noAnswer } from '../exam-question/exam-question.tsx'
import { PaymentMethod } from '../payment-method/payment-method.tsx'
import { TicketCounter, noTickets } from '../ticket-counter/ticket-counter.tsx'
import { click, fill, formatMoney, kits, seats, twoSeats } from './enter-values.tsx'
import type { FieldRow } from './field-row.ts'

const alwaysHasValue = 'it always has a value'
const inItsFields = 'its fields have their own'

/** Components of several fields with one value. */
export const compositeFieldRows: FieldRow[] = [
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
