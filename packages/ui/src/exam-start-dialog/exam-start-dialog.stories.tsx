import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ExamStartDialog } from './exam-start-dialog.tsx'

const meta = {
  title: 'Learning/Exam start dialog',
  component: ExamStartDialog,
  args: {
    open: true,
    title: 'The exam of The complete cutter',
    description: 'Take your time. An educator reads every answer.',
    seed: 'the-complete-cutter',
    facts: [
      { id: 'questions', label: 'Questions', value: '12' },
      { id: 'pass', label: 'To pass', value: '70%' },
      { id: 'attempts', label: 'Attempts', value: '2' },
    ],
    notes: [
      { id: 'draft', text: 'Your answers are kept on this device until you submit them.' },
      { id: 'order', text: 'You may leave a question open and come back to it.' },
      { id: 'review', text: 'We write to you when your results are online.' },
    ],
    onStart: fn(),
    onOpenChange: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof ExamStartDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'The exam of The complete cutter' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Start the exam' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const LastAttempt: Story = {
  args: {
    description: 'Your first answers were not enough yet. Read what your educator wrote before you begin.',
    facts: [
      { id: 'questions', label: 'Questions', value: '12' },
      { id: 'pass', label: 'To pass', value: '70%' },
      { id: 'attempts', label: 'Attempt left', value: '1' },
    ],
    notes: [],
  },
}

export const Preparing: Story = { args: { isBusy: true } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'آزمون کوتاهی، از آغاز تا استادی',
    description: 'عجله نکنید. مدرس همهٔ پاسخ‌ها را می‌خواند.',
    facts: [
      { id: 'questions', label: 'پرسش', value: '۱۲' },
      { id: 'pass', label: 'حد قبولی', value: '۷۰٪' },
      { id: 'attempts', label: 'دفعات باقی‌مانده', value: '۲' },
    ],
    notes: [
      { id: 'draft', text: 'پاسخ‌ها تا وقتی بفرستید روی همین دستگاه می‌مانند.' },
      { id: 'order', text: 'می‌توانید پرسشی را بی‌پاسخ بگذارید و بعد برگردید.' },
    ],
  },
}
