import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Your seat in Lisbon is held until Friday',
    children: 'Pay the invoice before then, or the seat goes to the next person on the waiting list.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

/** The button reports `false`; here the owner keeps it open. */
export const Closable: Story = {
  args: {
    isClosable: true,
    open: true,
    tone: 'success',
    title: 'Your certificate is ready',
    children: 'You can download it from your profile at any time.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const WithAction: Story = {
  args: {
    tone: 'warning',
    isClosable: true,
    action: (
      <Button size="small" variant="secondary">
        Pay the invoice
      </Button>
    ),
  },
}

export const Tones: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Banner {...args} tone="neutral" title="New: braiding with Inês Prado">
        Twelve lessons, from three strands to nine. <TextLink href="#braiding">Look inside</TextLink>
      </Banner>
      <Banner {...args} tone="info" title="Your exam is being corrected">
        We write to you within three working days.
      </Banner>
      <Banner {...args} tone="success" title="Your certificate is ready">
        You can download it from your profile at any time.
      </Banner>
      <Banner {...args} tone="warning" />
      <Banner {...args} tone="error" title="Your last payment was refused">
        Check your card, or pay by bank transfer.
      </Banner>
    </div>
  ),
}

export const TitleOnly: Story = { args: { tone: 'info', children: undefined, isClosable: true } }

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    tone: 'error',
    isClosable: true,
    title: 'Die Kreditkartenzahlungsbestätigung deiner Bank fehlt',
    children: 'Bitte bestätige die Zahlung in der App deiner Bank oder wähle eine andere Zahlungsart.',
    labels: { close: 'Schließen' },
    action: <Button size="small">Andere Zahlungsart wählen</Button>,
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    tone: 'warning',
    isClosable: true,
    title: 'صندلی شما در لیسبون تا جمعه نگه داشته می‌شود',
    children: 'لطفاً فاکتور را پیش از آن بپردازید تا صندلی به نفر بعدی نرسد.',
    labels: { close: 'بستن' },
    action: (
      <Button size="small" variant="secondary">
        پرداخت فاکتور
      </Button>
    ),
  },
}
