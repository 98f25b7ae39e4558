import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Size and colour come from the class and the text. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4 text-accent">
      <Spinner className="size-4" />
      <Spinner />
      <Spinner className="size-12" />
    </div>
  ),
}

/** With text that says what is loading. */
export const WithWords: Story = {
  render: () => (
    <p role="status" className="flex items-center gap-3 text-text-muted">
      <Spinner className="size-5" /> Confirming the payment with your bank…
    </p>
  ),
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <p role="status" className="flex items-center gap-3 text-text-muted">
      <Spinner className="size-5" /> در حال تأیید پرداخت با بانک شما…
    </p>
  ),
}
