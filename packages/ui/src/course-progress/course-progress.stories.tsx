import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Play } from '../icons/play.tsx'
import { CourseProgress } from './course-progress.tsx'

const lessons = (done: number) =>
  [420, 570, 850, 765, 680, 485, 1000].map((duration, index) => ({
    id: String(index + 1),
    isDone: index < done,
    duration,
  }))

const resume = (words: string) => (
  <Button asChild>
    <a href="?lessonId=4">
      <Play aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {words}
    </a>
  </Button>
)

const meta = {
  title: 'Learning/Course progress',
  component: CourseProgress,
  args: {
    overline: 'Cutting',
    title: 'The bob, from line to movement',
    seed: 'bob-from-line-to-movement',
    lessons: lessons(3),
    label: 'Your progress',
    valueText: '3 of 7 lessons',
    facts: [
      { id: 'left', text: '49 minutes left' },
      { id: 'access', text: '24 days of access' },
    ],
    action: resume('Continue with lesson 4'),
  },
} satisfies Meta<typeof CourseProgress>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your progress' })).toHaveAttribute(
      'value',
      String(3 / 7),
    )
  },
}

export const JustBought: Story = {
  args: {
    lessons: lessons(0),
    valueText: '0 of 7 lessons',
    facts: [{ id: 'access', text: '30 days of access' }],
    action: resume('Start with lesson 1'),
  },
}

export const Finished: Story = {
  args: {
    lessons: lessons(7),
    valueText: 'All 7 lessons',
    facts: [{ id: 'counts', text: 'Counts towards the silver certificate in cutting' }],
    action: (
      <Button variant="secondary" asChild>
        <a href="/educations/qualifications">See your qualifications</a>
      </Button>
    ),
  },
}

export const LongWords: Story = {
  args: {
    overline: 'Hochsteckfrisuren',
    title: 'Hochsteckfrisuren für Festlichkeiten: vom Ansatz bis zur letzten Haarnadel',
    label: 'Dein Lernfortschritt',
    valueText: '3 von 7 Lektionen abgeschlossen',
    action: resume('Mit Lektion 4 weitermachen'),
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    overline: 'کوتاهی',
    title: 'باب، از خط تا حرکت',
    label: 'پیشرفت شما',
    valueText: '۳ درس از ۷',
    facts: [
      { id: 'left', text: '۴۹ دقیقه مانده' },
      { id: 'access', text: '۲۴ روز دسترسی' },
    ],
    action: resume('ادامه با درس ۴'),
  },
}
