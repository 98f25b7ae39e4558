import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { ExamStateBanner } from './exam-state-banner.tsx'

const meta = {
  title: 'Learning/Exam state banner',
  component: ExamStateBanner,
  args: { state: 'ready_for_submission', seed: 'the-complete-cutter' },
} satisfies Meta<typeof ExamStateBanner>

export default meta
type Story = StoryObj<typeof meta>

export const NotSupported: Story = {
  args: {
    state: 'not_supported',
    title: 'The exam opens after the last lesson',
    text: 'It is available once all lessons of the four courses are finished.',
    children: <ProgressBar label="Your lessons" value={17} max={24} valueText="17 of 24 lessons" />,
    action: (
      <Button variant="secondary" asChild>
        <a href="?lessonId=18">Go on learning</a>
      </Button>
    ),
  },
}

export const ReadyForSubmission: Story = {
  args: {
    title: 'You are ready for the exam',
    text: 'Twelve questions, 70% to pass. Pass it and the gold certificate is yours.',
    action: <Button>Start the exam</Button>,
  },
}

export const Submitted: Story = {
  args: {
    state: 'submitted',
    title: 'Your exam is under review',
    text: 'We write to you when your results are online.',
  },
}

export const Approved: Story = {
  args: {
    state: 'approved',
    title: 'Passed. Your certificate is awarded',
    text: 'You finished The complete cutter with 11 of 12 points.',
    action: (
      <Button asChild>
        <a href="/certificates/7QK2-M4XD">See your certificate</a>
      </Button>
    ),
  },
}

export const Rejected: Story = {
  args: {
    state: 'rejected',
    title: 'Not yet eligible for the certificate',
    text: 'You reached 58%, 70% is needed. Look at the lessons on elevation again, then take it once more.',
    action: <Button>Take it again</Button>,
  },
}

/** Without text it reserves its space until the state is known. */
export const Waiting: Story = {
  args: { state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const LongWords: Story = {
  args: {
    state: 'rejected',
    title: 'Die Voraussetzungen für die Zertifikatsverleihung sind noch nicht erfüllt',
    text: 'Du hast 58 % erreicht, 70 % sind nötig. Sieh dir die Lektionen zur Elevation noch einmal an.',
    action: <Button>Abschlussprüfung wiederholen</Button>,
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'برای آزمون آماده‌اید',
    text: 'دوازده پرسش، ۷۰٪ برای قبولی. قبول شوید و گواهی‌نامهٔ طلایی از آنِ شماست.',
    action: <Button>شروع آزمون</Button>,
  },
}
