import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ArrowRight } from '../icons/arrow-right.tsx'
import { Download } from '../icons/download.tsx'
import { Heart } from '../icons/heart.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Reserve your seat', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** Once per view: the main action of the page. */
export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve your seat' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** The four variants side by side. */
export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} />
      <Button {...args} variant="secondary">
        See the agenda
      </Button>
      <Button {...args} variant="quiet">
        Not now
      </Button>
      <Button {...args} variant="danger">
        Delete your account
      </Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="small">
        Follow
      </Button>
      <Button {...args} size="medium">
        Continue learning
      </Button>
      <Button {...args} size="large">
        Buy the course
      </Button>
    </div>
  ),
}

export const WithIcons: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args}>
        Next question
        <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5 rtl:-scale-x-100" />
      </Button>
      <Button {...args} variant="secondary">
        <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
        Download the invoice
      </Button>
      <Button {...args} variant="quiet">
        <Heart aria-hidden="true" strokeWidth={1.5} className="size-5" />
        128
      </Button>
    </div>
  ),
}

/** A spinner replaces the label, the width stays, clicks are ignored. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} disabled>
        Submit the exam
      </Button>
      <Button {...args} disabled variant="secondary">
        Sold out
      </Button>
    </div>
  ),
}

/** A link that looks like a button. */
export const AsLink: Story = {
  args: { asChild: true, children: <a href="#the-anatomy-of-a-perfect-cut">See the masterclass</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the masterclass' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Full width in a form on a phone; a long label stays on one line. */
export const Wide: Story = {
  args: { isWide: true, size: 'large', children: 'Zahlungsdaten bestätigen' },
  globals: { locale: 'de' },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args}>صندلی‌تان را رزرو کنید</Button>
      <Button {...args} variant="secondary">
        برنامهٔ رویداد
        <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5 rtl:-scale-x-100" />
      </Button>
    </div>
  ),
}
