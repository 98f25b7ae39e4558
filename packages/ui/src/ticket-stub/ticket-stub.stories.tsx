import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TicketStub } from './ticket-stub.tsx'

/**
 * **For** a paid ticket: in "my tickets", after the order, in print. **Not for** a seat that is only reserved, nor
 * for a ticket for sale (ticket counter).
 *
 * One ticket, one holder, one code. The code is shown as text beside its QR code. It is paper-coloured in both
 * themes and never split across printed pages.
 */
const meta = {
  title: 'Checkout/Ticket stub',
  component: TicketStub,
  args: {
    event: 'The anatomy of a perfect cut',
    type: 'Two-day seat',
    holder: 'Ana Díaz',
    dates: '14–15 Mar',
    venue: 'Casa do Fio, Lisbon',
    code: 'CH-2027-0142',
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketStub>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of ticket CH-2027-0142' })).toBeVisible()
  },
}

export const WithPackage: Story = { args: { specialPackage: 'Practice kit' } }

export const OnAPhone: Story = {
  args: { specialPackage: 'Practice kit' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
}

export const LongNames: Story = {
  args: {
    event: 'The bride, from morning to midnight',
    type: 'Demonstration seat, second row',
    holder: 'María de los Ángeles Fernández-Villaverde y Sepúlveda',
    dates: '30 April – 1 May 2027',
    venue: 'Corte della Forcina, Via San Calocero 18, Milan',
    specialPackage: 'Bridal pin case',
  },
}

/** Several in one column, as in "my tickets" and in print. */
export const Several: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <TicketStub {...args} />
      <TicketStub {...args} holder="Mila Novak" code="CH-2027-0143" specialPackage="Practice kit" />
    </div>
  ),
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    event: 'راز یک کوتاهی بی‌نقص',
    type: 'صندلی دوروزه',
    holder: 'پریسا کریمی',
    dates: '۲۳–۲۴ اسفند',
    venue: 'Casa do Fio، لیسبون',
    specialPackage: 'کیت تمرین',
  },
}
