import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Submit your exam?',
    description:
      'Twelve questions are answered. Once it is submitted an educator reviews it, and you cannot change it.',
    size: 'small',
    actions: (
      <>
        <Button variant="secondary">Look again</Button>
        <Button>Submit the exam</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** Confirms an action that cannot be undone. Escape, the close button and a click outside mean "no". */
export const Question: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Submit your exam?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledOnce()
  },
}

/** The first field has the focus when it opens. */
export const WithAField: Story = {
  args: {
    title: 'Who comes with you?',
    description: 'Each ticket is for one person.',
    size: 'medium',
    actions: undefined,
    children: (
      <form className="grid gap-5">
        <TextField label="Full name" autoComplete="name" />
        <TextField label="E-mail" type="email" autoComplete="email" />
        <Button type="submit" className="justify-self-end">
          Add the attendee
        </Button>
      </form>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus())
  },
}

/** Opened by a button, which has the focus again after closing. */
export const OpenedByAButton: Story = {
  render: function OpenedByAButton(args) {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <div className="p-6">
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          Delete your account
        </Button>
        <Dialog
          {...args}
          open={isOpen}
          onOpenChange={setIsOpen}
          title="Delete your account?"
          description="Your courses, certificates and posts go with it."
          actions={
            <>
              <Button variant="secondary" onClick={() => setIsOpen(false)}>
                Keep it
              </Button>
              <Button variant="danger">Delete it</Button>
            </>
          }
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete your account' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Long content scrolls inside; the page behind does not move. */
export const LongContent: Story = {
  args: {
    title: 'Terms & conditions',
    description: undefined,
    size: 'medium',
    children: (
      <div className="grid gap-4 text-text-muted">
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>
            {index + 1}. Access to a course lasts 30 days from payment, to a program or an online masterclass
            60 days. You may step back from a purchase within 7 days, event tickets excepted: those are
            refunded if the event is cancelled or postponed.
          </p>
        ))}
      </div>
    ),
    actions: <Button>I agree</Button>,
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'آزمون را می‌فرستید؟',
    description:
      'به دوازده پرسش پاسخ داده‌اید. پس از فرستادن، مدرس آن را بررسی می‌کند و دیگر نمی‌توانید تغییرش دهید.',
    actions: (
      <>
        <Button variant="secondary">بازگشت به پرسش‌ها</Button>
        <Button>ارسال آزمون</Button>
      </>
    ),
  },
}
