import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './qr-code.tsx'

/**
 * **For** codes that phones or scanners read: a ticket, a certificate's address. **Not for** a link on the same
 * device: use a link.
 *
 * Dark on light in both themes, with a quiet zone of four modules, never mirrored, at least 96 px wide, and the
 * same value as text beside it.
 */
const meta = {
  title: 'Data/QR code',
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

/** Never mirrored: scanners read it as in other languages. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'کد QR بلیت CH-2027-0142' },
}
