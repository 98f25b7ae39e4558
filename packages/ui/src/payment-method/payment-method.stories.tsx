import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SelectField } from '../select-field/select-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { PaymentMethod } from './payment-method.tsx'

const card = (
  <div className="grid grid-cols-2 gap-4">
    <TextField
      label="Card number"
      name="card"
      inputMode="numeric"
      autoComplete="cc-number"
      className="col-span-2"
    />
    <TextField label="Valid until" name="expiry" placeholder="MM/YY" autoComplete="cc-exp" />
    <TextField label="Security code" name="cvc" inputMode="numeric" autoComplete="cc-csc" />
  </div>
)
const till = (
  <SelectField label="Test card" name="test_card" hint="Each card answers as its name says.">
    <option>A card that succeeds</option>
    <option>A card that is declined</option>
    <option>A card that asks for confirmation</option>
  </SelectField>
)

/**
 * **For** the choice between card and bank transfer at "payment details". **Not for** the payment in progress, nor
 * for storing cards.
 *
 * Exactly one method is selected. The invoice of a transfer is valid for 7 days, then the order is cancelled. A
 * test provider is labelled on its card. Card numbers stay in the provider's fields.
 */
const meta = {
  title: 'Checkout/Payment method',
  component: PaymentMethod,
  args: { cardFields: card, onValueChange: fn() },
  decorators: [
    (Story) => (
      // A separate form: otherwise the radios of several stories on one page form one group.
      <form className="max-w-140">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof PaymentMethod>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const BankTransfer: Story = {
  args: {
    bankTransferFields: (
      <TextField label="Name on the invoice" name="invoice_name" defaultValue="Salão Díaz, Lda." />
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Bank transfer/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith('bank-transfer')
    await expect(canvas.getByRole('textbox', { name: 'Name on the invoice' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  },
}

export const Declined: Story = {
  args: { error: 'The card was declined. Try another one, or pay by bank transfer.' },
}

/** The built-in test provider: no money is moved, and the label says so. */
export const TestTill: Story = { args: { cardFields: till, testLabel: 'Test till: no money moves' } }

/** An event that begins before an invoice would be due. */
export const CardOnly: Story = {
  args: { methods: ['card'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeChecked()
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    cardFields: undefined,
    testLabel: 'صندوق آزمایشی: پولی جابه‌جا نمی‌شود',
  },
}
