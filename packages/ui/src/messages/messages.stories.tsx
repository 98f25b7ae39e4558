import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { CheckoutStepper } from '../checkout-stepper/checkout-stepper.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Counter } from '../counter/counter.tsx'
import { de } from '../message-packs/de.ts'
import { fa } from '../message-packs/fa.ts'
import { OrderSummary } from '../order-summary/order-summary.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { PaymentMethod } from '../payment-method/payment-method.tsx'
import { MessagesProvider } from './messages.tsx'

const meta = {
  title: 'Building blocks/Messages',
  component: MessagesProvider,
  args: { messages: {} },
} satisfies Meta<typeof MessagesProvider>

export default meta
type Story = StoryObj<typeof meta>

type Own = {
  home: string
  event: string
  seats: string
  seat: string
  amounts: [price: string, tax: string, total: string]
  password: string
  country: string
  countries: [value: string, label: string][]
  formatNumber: (number: number) => string
}

/** A page whose own texts are few: all others come with the components. */
const page = ({ home, event, seats, seat, amounts, password, country, countries, formatNumber }: Own) => (
  <div className="mx-auto grid max-w-200 grid-cols-1 gap-8">
    <Breadcrumbs
      items={[
        { id: 'home', label: home, link: <a href="#home" /> },
        { id: 'event', label: event },
      ]}
    />
    <CheckoutStepper step="payment" formatNumber={formatNumber} />
    <div className="grid items-start gap-8 sm:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <PaymentMethod />
        <Combobox label={country} options={countries.map(([value, label]) => ({ value, label }))} />
        <PasswordField label={password} />
        <Counter label={seats} defaultValue={2} formatNumber={formatNumber} />
      </div>
      <OrderSummary
        lines={[{ id: 'seat', name: seat, amount: amounts[0] }]}
        subtotal={amounts[0]}
        tax={amounts[1]}
        total={amounts[2]}
      />
    </div>
  </div>
)

/** Without a provider, components are in English. */
export const English: Story = {
  args: {
    children: page({
      home: 'Home',
      event: 'The anatomy of a perfect cut',
      seats: 'Seats',
      seat: 'Two-day seat',
      amounts: ['$360.00', '$2.88', '$362.88'],
      password: 'Password',
      country: 'Country',
      countries: [['pt', 'Portugal']],
      formatNumber: String,
    }),
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  args: {
    messages: de,
    children: page({
      home: 'Startseite',
      event: 'Die Anatomie des perfekten Schnitts',
      seats: 'Plätze',
      seat: 'Platz für zwei Tage',
      amounts: ['360,00 $', '2,88 $', '362,88 $'],
      password: 'Passwort',
      country: 'Land',
      countries: [['pt', 'Portugal']],
      formatNumber: String,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Eins mehr' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Deine Bestellung' })).toBeVisible()
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    messages: fa,
    children: page({
      home: 'خانه',
      event: 'راز یک کوتاهی بی‌نقص',
      seats: 'صندلی',
      seat: 'صندلی دوروزه',
      amounts: ['‎$۳۶۰٫۰۰', '‎$۲٫۸۸', '‎$۳۶۲٫۸۸'],
      password: 'گذرواژه',
      country: 'کشور',
      countries: [['pt', 'پرتغال']],
      formatNumber: (number) => number.toLocaleString('fa'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'مسیر صفحه' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'یکی بیشتر' })).toBeVisible()
  },
}

/** An app's own words for one component: the others are in the language of the pack. */
export const OwnWords: Story = {
  globals: { locale: 'de' },
  args: {
    messages: { ...de, counter: { less: 'Einen Platz entfernen', more: 'Einen Platz hinzufügen' } },
    children: <Counter label="Plätze" defaultValue={2} />,
  },
}
