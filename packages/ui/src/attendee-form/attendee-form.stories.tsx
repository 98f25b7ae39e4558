import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { SelectField } from '../select-field/select-field.tsx'
import { AttendeeForm, attendeeProblemOf, type Attendee } from './attendee-form.tsx'

const tickets = [
  { id: '1', name: 'Two-day seat' },
  { id: '2', name: 'Two-day seat' },
]
const ana = { fullName: 'Ana Díaz', email: 'ana@chignon.example' }

/**
 * **For** the people attending with the tickets of an order. **Not for** the buyer's own address or the invoice
 * address.
 *
 * The rules are pure functions in `attendee-form.rules.ts`: one attendee for each ticket, each with full name and
 * email; a field is neutral until it is edited; the buyer cannot continue until all are complete. An empty field is
 * an error only after an attempt to continue.
 */
const meta = {
  title: 'Checkout/Attendee form',
  component: AttendeeForm,
  args: { tickets, buyer: ana, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AttendeeForm>

export default meta
type Story = StoryObj<typeof meta>

/** The buyer attends too: one click fills the first row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I am coming myself' }))
    const [first] = canvas.getAllByRole('textbox', { name: 'Full name' })
    await expect(first).toHaveValue('Ana Díaz')
  },
}

export const Empty: Story = { args: { buyer: undefined } }

export const Filled: Story = {
  args: { defaultValue: [ana, { fullName: 'Mila Novak', email: 'mila@chignon.example' }] },
}

export const WrongAddress: Story = {
  args: { tickets: tickets.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ana@chignon')
    await userEvent.tab()
    await expect(canvas.getByText('Add the whole address, as in ana@chignon.example')).toBeVisible()
  },
}

function TryingToContinue(args: Parameters<typeof AttendeeForm>[0]) {
  const [attendees, setAttendees] = useState<readonly Attendee[]>([ana])
  const [problem, setProblem] = useState<'missing-attendees' | null>(null)
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(attendeeProblemOf(attendees, tickets.length))
      }}
    >
      <AttendeeForm {...args} value={attendees} onValueChange={setAttendees} problem={problem} />
      <Button type="submit" size="large" className="justify-self-end">
        Go to payment
      </Button>
    </form>
  )
}

export const Missing: Story = {
  render: (args) => <TryingToContinue {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Please add attendee/s to continue with next step.',
    )
  },
}

/** More fields of a row: which package belongs to the ticket. */
export const WithPackages: Story = {
  args: {
    tickets: ['1', '2'].map((id) => ({
      id,
      name: 'Two-day seat',
      fields: (
        <SelectField label="Package" name={`package-${id}`}>
          <option>No package</option>
          <option>Practice kit</option>
        </SelectField>
      ),
    })),
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('group', { name: 'Attendee 2' }))
    await expect(row.getByRole('combobox', { name: 'Package' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { defaultValue: [ana] },
  decorators: [
    (Story) => (
      <div className="max-w-84">
        <Story />
      </div>
    ),
  ],
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    tickets: [{ id: '1', name: 'صندلی دوروزه' }],
    buyer: { fullName: 'پریسا کریمی', email: 'parisa@chignon.example' },
    defaultValue: [{ fullName: 'پریسا کریمی', email: 'parisa@chignon.example' }],
    labels: {
      missingAttendees: 'برای ادامه، مشخصات شرکت‌کننده‌ها را وارد کنید.',
      fullName: 'نام و نام خانوادگی',
      email: 'ایمیل',
      fullNameMissing: 'نامی را بنویسید که روی کارت بیاید',
      emailWrong: 'نشانی را کامل بنویسید',
      attendee: (number) => `شرکت‌کنندهٔ ${new Intl.NumberFormat('fa').format(number)}`,
      copyBuyer: 'خودم شرکت می‌کنم',
      buyerCopied: 'نام و ایمیل شما در ردیف اول نوشته شد.',
    },
  },
}
