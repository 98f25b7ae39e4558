import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FormMessage } from '../form-message/form-message.tsx'
import { ExamSubmitDialog } from './exam-submit-dialog.tsx'

const twelve = (open: readonly number[]) =>
  Array.from({ length: 12 }, (_, index) => ({ id: `q${index + 1}`, isAnswered: !open.includes(index + 1) }))

const meta = {
  title: 'Learning/Exam submit dialog',
  component: ExamSubmitDialog,
  args: {
    open: true,
    title: 'Submit your exam?',
    description: 'Once it is submitted an educator reviews it, and you cannot change your answers.',
    questions: twelve([]),
    summary: '12 of 12 answered',
    labels: { submit: 'Submit the exam', cancel: 'Look again' },
    onGoTo: fn(),
    onSubmit: fn(),
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof ExamSubmitDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Submit your exam?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Submit the exam' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** It can be submitted with open questions; each of them is one click away. */
export const SomeOpen: Story = {
  args: { questions: twelve([5, 9, 12]), summary: '9 of 12 answered' },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Question 9' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Question 9' }))
    await expect(args.onGoTo).toHaveBeenCalledWith('q9')
  },
}

export const Sending: Story = { args: { isBusy: true } }

export const Failed: Story = {
  args: {
    message: (
      <FormMessage tone="error">It could not be sent. Your answers are still here: try again.</FormMessage>
    ),
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'آزمون را می‌فرستید؟',
    description: 'پس از فرستادن، مدرس آن را بررسی می‌کند و دیگر نمی‌توانید پاسخ‌ها را تغییر دهید.',
    questions: twelve([7]),
    summary: '۱۱ پاسخ از ۱۲',
    labels: {
      submit: 'ارسال آزمون',
      cancel: 'بازگشت به پرسش‌ها',
      close: 'بستن',
      open: 'بی‌پاسخ',
      question: (position: number) => `پرسش ${position.toLocaleString('fa')}`,
    },
  },
}
