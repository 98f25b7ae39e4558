import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { LessonList } from './lesson-list.tsx'

const plan = [
  ['Read the hairline first', '07:00'],
  ['Four clean sections', '09:30'],
  ['The nape and the guide', '14:10'],
  ['Sides that meet the chin', '12:45'],
  ['A finger of graduation', '11:20'],
  ['Slide the ends free', '08:05'],
  ['Dry, check, correct', '16:40'],
] as const

const lessons = plan.map(([name, duration], index) => ({
  id: name,
  number: String(index + 1),
  name,
  duration,
}))

const meta = {
  title: 'Learning/Lesson list',
  component: LessonList,
  args: {
    'aria-label': 'Lessons',
    items: lessons.map((lesson, index) => ({
      ...lesson,
      isFree: index === 0,
      isLocked: index > 0,
      link: index === 0 ? <a href="#preview" /> : undefined,
    })),
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonList>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeBuying: Story = {}

export const Learning: Story = {
  args: {
    items: lessons.map((lesson, index) => ({
      ...lesson,
      link: <a href={`?lessonId=${index + 1}`} />,
      isDone: index < 3,
      isCurrent: index === 3,
    })),
  },
}

export const ChosenOneByOne: Story = {
  args: {
    items: lessons.map((lesson, index) => ({
      ...lesson,
      isFree: index === 0,
      isLocked: index > 2,
      link: index > 2 ? undefined : <a href={`?lessonId=${index + 1}`} />,
      action: index > 2 && (
        <Button variant="secondary" size="small">
          Choose this lesson
        </Button>
      ),
    })),
  },
}

export const LongNames: Story = {
  args: {
    items: [
      {
        id: '1',
        number: '1',
        name: 'Haaransatz, Wuchsrichtung und Wirbel lesen, bevor die erste Abteilung gesetzt wird',
        duration: '07:00',
        isFree: true,
        link: <a href="#preview" />,
      },
      { id: '2', number: '2', name: 'Vier saubere Abteilungen', duration: '09:30', isLocked: true },
    ],
    labels: { free: 'Kostenlos', locked: 'Gesperrt', done: 'Erledigt' },
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    'aria-label': 'درس‌ها',
    items: [
      {
        id: '1',
        number: '۱',
        name: 'اول خط رویش را بخوانید',
        duration: '۰۷:۰۰',
        isFree: true,
        link: <a href="#1" />,
      },
      { id: '2', number: '۲', name: 'چهار بخش تمیز', duration: '۰۹:۳۰', isLocked: true },
      { id: '3', number: '۳', name: 'پشت گردن و راهنما', duration: '۱۴:۱۰', isLocked: true },
    ],
    labels: { free: 'رایگان', locked: 'قفل‌شده', done: 'انجام‌شده' },
  },
}
