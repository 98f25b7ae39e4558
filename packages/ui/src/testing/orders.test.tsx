import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AttendeeForm } from '../attendee-form/attendee-form.tsx'
import { findAttendee } from '../attendee-form/attendee-form.testing.ts'
import { DescriptionList } from '../description-list/description-list.tsx'
import { findDescription } from '../description-list/description-list.testing.ts'
import { InvoiceRow } from '../invoice-row/invoice-row.tsx'
import { findInvoiceRow } from '../invoice-row/invoice-row.testing.ts'
import { OrderPlaced } from '../order-placed/order-placed.tsx'
import { findOrderPlaced } from '../order-placed/order-placed.testing.ts'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import { findOrderSummary } from '../order-summary/order-summary.testing.ts'
import { PaymentMethod } from '../payment-method/payment-method.tsx'
import { findPaymentMethod } from '../payment-method/payment-method.testing.ts'
import { PaymentProgress } from '../payment-progress/payment-progress.tsx'
import { findPaymentProgress } from '../payment-progress/payment-progress.testing.ts'
import { PromoCode } from '../promo-code/promo-code.tsx'
import { findPromoCode } from '../promo-code/promo-code.testing.ts'
import { TicketCounter } from '../ticket-counter/ticket-counter.tsx'
import { findTicketCounter } from '../ticket-counter/ticket-counter.testing.ts'
import { TicketStub } from '../ticket-stub/ticket-stub.tsx'
import { findTicketStub } from '../ticket-stub/ticket-stub.testing.ts'

test('ticket counter: counts and returns the reason of a refusal', async () => {
  const { container } = await render(
    <TicketCounter
      tickets={[{ id: 'seat', name: 'Two-day seat', price: 18_000, left: 14 }]}
      packages={[{ id: 'kit', name: 'Practice kit', price: 6_500 }]}
      formatMoney={(cents) => `$${(cents / 100).toFixed(2)}`}
    />,
  )
  const { ticket, subtotal, problem } = findTicketCounter(container)
  await userEvent.click(ticket('Practice kit').more)
  expect(problem()).toBe('You cannot select more packages than the number of selected tickets')
  const { more, input, total } = ticket('Two-day seat')
  await userEvent.click(more)
  await userEvent.click(more)
  expect([input.valueAsNumber, total(), subtotal(), problem()]).toEqual([2, '$360.00', '$360.00', ''])
  expect(() => ticket('Gift')).toThrow('There is no counter “Gift” here')
  expect(() => findTicketCounter(document.createElement('main'))).toThrow('There is no ticket counter here.')
})

test('attendee form: fills each row, and the first one from the buyer', async () => {
  const tickets = [
    { id: '1', name: 'Two-day seat' },
    { id: '2', name: 'Two-day seat' },
  ]
  const { container } = await render(
    <AttendeeForm
      tickets={tickets}
      buyer={{ fullName: 'Ana Díaz', email: 'ana@example.com' }}
      problem="missing-attendees"
    />,
  )
  const [first, second] = [findAttendee(container, 'Attendee 1'), findAttendee(container, 'Attendee 2')]
  expect(second.copyBuyer).toBeNull()
  if (first.copyBuyer) await userEvent.click(first.copyBuyer)
  expect([first.fullName.value, first.email.value]).toEqual(['Ana Díaz', 'ana@example.com'])
  expect([first.fullNameError(), second.fullNameError() === '']).toEqual(['', false])
  await userEvent.fill(second.fullName, 'Mila Novak')
  await userEvent.fill(second.email, 'mila@example.com')
  expect([second.fullNameError(), second.emailError()]).toEqual(['', ''])
  expect(() => findAttendee(container, 'Attendee 3')).toThrow(
    'There is no attendee “Attendee 3” here; there is “Attendee 1”, “Attendee 2”.',
  )
})

function Code() {
  const [code, setCode] = useState<string | null>(null)
  const [isRejected, setIsRejected] = useState(false)
  return (
    <PromoCode
      code={code}
      discount="−$42.50"
      isRejected={isRejected}
      onApply={(typed) => (typed === 'SPRING' ? setCode(typed) : setIsRejected(true))}
      onRemove={() => setCode(null)}
    />
  )
}

test('promo code: is rejected, applied and removed', async () => {
  const { container } = await render(<Code />)
  const { input, button, code, error } = findPromoCode(container)
  await userEvent.fill(input(), 'WINTER')
  await userEvent.click(button())
  expect(error()).toBe('This promotional code is not valid or has been used.')
  await userEvent.fill(input(), 'SPRING')
  await userEvent.click(button())
  expect([code(), error()]).toEqual(['SPRING', ''])
  expect(input).toThrow('The code “SPRING” holds: there is no field to type into.')
  await userEvent.click(button())
  expect(input().value).toBe('')
  expect(() => findPromoCode(document.createElement('main'))).toThrow('There is no promotional code here.')
})

test('payment method: opens the fields of the selected method', async () => {
  const { container } = await render(
    <PaymentMethod cardFields={<input aria-label="Card number" />} bankTransferFields={<p>To Ana Díaz</p>} />,
  )
  const { card, bankTransfer, fields } = findPaymentMethod(container)
  expect([card.checked, fields()?.querySelector('input')?.ariaLabel]).toEqual([true, 'Card number'])
  await userEvent.click(bankTransfer)
  expect(fields()?.textContent).toBe('To Ana Díaz')
  expect(() => findPaymentMethod(container, 'Pay')).toThrow('There is no payment method “Pay” here')
})

test('order summary: returns its lines and amounts', async () => {
  const { container } = await render(
    <OrderSummary
      lines={[{ id: '1', name: 'Two-day seat', note: '2 × $180.00', amount: '$360.00' }]}
      subtotal="$360.00"
      discount={{ code: 'SPRING', amount: '−$36.00' }}
      tax="$2.88"
      total="$326.88"
      isUpdating
    />,
  )
  const { line, sum, total, isUpdating } = findOrderSummary(container)
  expect([line('Two-day seat'), sum('Discount SPRING'), total()]).toEqual(['$360.00', '−$36.00', '$326.88'])
  expect(isUpdating()).toBe(true)
  expect(() => line('Practice kit')).toThrow('There is no line “Practice kit” here; there is “Two-day seat”.')
  expect(() => sum('Postage')).toThrow('There is no term “Postage” here')
  expect(() => findOrderSummary(container, 'Your bag')).toThrow('There is no order “Your bag” here')
})

test('payment progress: returns the current stage', async () => {
  const stages = [
    { id: 'bank', name: 'Contacting your bank', text: 'Confirm it in its app.' },
    { id: 'order', name: 'Placing your order' },
  ]
  const progress = (isComplete: boolean) => (
    <PaymentProgress stages={stages} currentId="bank" isComplete={isComplete} />
  )
  const { container, rerender } = await render(progress(false))
  const { current, isComplete } = findPaymentProgress(container)
  expect([current(), isComplete()]).toEqual(['Contacting your bank', false])
  await rerender(progress(true))
  expect([current(), isComplete()]).toEqual(['', true])
  expect(() => findPaymentProgress(container, 'Refund')).toThrow('There is no payment “Refund” here')
})

test('order placed: returns its number and the next steps', async () => {
  const { container } = await render(
    <OrderPlaced number="CH-2027-0142" next={[{ id: 'mail', title: 'A mail', text: 'In a minute.' }]} />,
  )
  expect(findOrderPlaced(container)).toEqual({ number: 'CH-2027-0142', next: ['A mail'] })
  expect(() => findOrderPlaced(container, 'Thank you')).toThrow('There is no placed order “Thank you” here')
})

test('invoice row: returns its state and its link', async () => {
  const { container } = await render(
    <ul>
      <InvoiceRow
        number="INV-2027-0142"
        date="14 March 2027"
        name="The bob"
        amount="$180.00"
        state="open"
        daysLeft="5 days left"
        link={<a href="#pdf" />}
      />
    </ul>,
  )
  const { row, amount, state, download } = findInvoiceRow(container, 'INV-2027-0142')
  expect([row.tagName, amount, download?.hash]).toEqual(['LI', '$180.00', '#pdf'])
  expect(state).toContain('5 days left')
  expect(() => findInvoiceRow(container, 'INV-1')).toThrow('There is no invoice “INV-1” here')
})

test('ticket stub: returns its facts and its code', async () => {
  const { container } = await render(
    <TicketStub
      event="The bob"
      type="Two-day seat"
      holder="Ana Díaz"
      dates="14–15 March"
      venue="Casa do Fio"
      code="CH-2027-0142"
    />,
  )
  const { fact, code } = findTicketStub(container, 'The bob')
  expect([fact('Venue'), code]).toEqual(['Casa do Fio', 'CH-2027-0142'])
  expect(() => findTicketStub(container, 'The braid')).toThrow('There is no ticket “The braid” here')
})

test('description list: returns the value of a term', async () => {
  const items = [{ id: 'size', term: 'Size', description: '2.4 MB' }]
  const { container } = await render(<DescriptionList items={items} />)
  expect(findDescription(container, 'Size')).toBe('2.4 MB')
  expect(() => findDescription(container, 'Length')).toThrow(
    'There is no term “Length” here; there is “Size”.',
  )
})
