import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { TicketStub } from '../ticket-stub/ticket-stub.tsx'
import { OrderPlaced } from './order-placed.tsx'

/**
 * **For** the page after a successful payment or an order by bank transfer. **Not for** a payment in progress
 * (payment progress).
 *
 * The number is displayed in groups that are easy to read out, and copied as one. The next steps are in
 * chronological order.
 */
const meta = {
  title: 'Checkout/Order placed',
  component: OrderPlaced,
  args: {
    text: 'Two seats for The anatomy of a perfect cut are yours.',
    number: 'CH-2027-0142',
    action: (
      <>
        <Button size="large" asChild>
          <a href="#tickets">See your tickets</a>
        </Button>
        <Button size="large" variant="secondary" asChild>
          <a href="#calendar">Add to your calendar</a>
        </Button>
      </>
    ),
    next: [
      {
        id: 'mail',
        title: 'An e-mail in a minute',
        text: 'With the tickets and the receipt, to each attendee.',
      },
      {
        id: 'bring',
        title: 'Bring your scissors',
        text: 'And the code of your ticket, on paper or on the screen.',
      },
      { id: 'door', title: '14 March, 09:00', text: 'Doors of Casa do Fio open half an hour earlier.' },
    ],
  },
} satisfies Meta<typeof OrderPlaced>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByBankTransfer: Story = {
  args: {
    title: 'Your seats are held',
    text: 'They are yours once your transfer has arrived. The invoice is valid for 7 days, then the order is cancelled.',
    action: (
      <Button size="large" asChild>
        <a href="#invoice">Download the invoice</a>
      </Button>
    ),
    next: [
      { id: 'pay', title: 'Transfer $385.90', text: 'With CH-2027-0142 as its reference.' },
      { id: 'mail', title: 'We write to you', text: 'As soon as it has arrived, with your tickets.' },
    ],
  },
}

export const WithTickets: Story = {
  args: {
    children: (
      <TicketStub
        event="The anatomy of a perfect cut"
        type="Two-day seat"
        holder="Ana Díaz"
        dates="14–15 March"
        venue="Casa do Fio, Lisbon"
        code="CH-2027-0142"
        className="max-w-160"
      />
    ),
  },
}

export const NumberAlone: Story = { args: { text: undefined, action: undefined, next: [] } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'سفارش شما ثبت شد',
    text: 'دو صندلی برای «راز یک کوتاهی بی‌نقص» از آن شماست.',
    labels: { number: 'شمارهٔ سفارش شما', next: 'مراحل بعدی' },
    action: (
      <Button size="large" asChild>
        <a href="#tickets">دیدن بلیت‌ها</a>
      </Button>
    ),
    next: [
      { id: 'mail', title: 'ایمیلی تا یک دقیقهٔ دیگر', text: 'با بلیت‌ها و رسید، برای هر شرکت‌کننده.' },
      { id: 'door', title: '۲۳ اسفند، ساعت ۰۹:۰۰', text: 'درها نیم ساعت زودتر باز می‌شود.' },
    ],
  },
}
