import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.tsx'

/**
 * **For** what a telephone or a reader at the door shall take from the page: a ticket, a certificate's address.
 * **Not for** a link on the same page: that is a link.
 *
 * Rules: dark on light in both themes, four modules of quiet zone, never mirrored, never smaller than 96 px, and the
 * same value stands in words beside it.
 */
const meta = {
  title: 'Checkout/QR code',
  component: QrCode,
  args: { value: 'CH-2027-0142', label: 'QR code of ticket CH-2027-0142', className: 'size-40' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OfAnAddress: Story = {
  args: {
    value: 'https://chignon.example/certificates/7QK2-M4XD',
    label: 'QR code of certificate 7QK2-M4XD',
  },
}

export const Large: Story = { args: { className: 'size-80' } }
