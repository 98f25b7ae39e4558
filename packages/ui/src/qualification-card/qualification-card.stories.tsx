import type { Meta, StoryObj } from '@storybook/react-vite'
import { QualificationCard } from './qualification-card.tsx'

const courses = (done: number) => [
  { id: '1', name: 'The bob, from line to movement', link: <a href="#bob" />, isDone: done > 0 },
  { id: '2', name: 'Layers that fall', link: <a href="#layers" />, isDone: done > 1 },
  { id: '3', name: 'The precise fringe', link: <a href="#fringe" /> },
  { id: '4', name: 'Scissor over comb', link: <a href="#comb" /> },
]

const meta = {
  title: 'Catalogue/Qualification card',
  component: QualificationCard,
  args: {
    name: 'Cutting',
    description: 'Line, weight and movement: finish any two courses for the silver certificate.',
    courses: courses(0),
    progress: 0,
    progressLabel: '0 % of the silver certificate',
    progressText: '0%',
    status: 'Two courses to the silver certificate',
  },
  decorators: [
    (Story) => (
      <div className="max-w-150">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QualificationCard>

export default meta
type Story = StoryObj<typeof meta>

export const NotBegun: Story = {}

export const HalfWay: Story = {
  args: {
    courses: courses(1),
    progress: 50,
    progressLabel: '50 % of the silver certificate',
    progressText: '50%',
    status: 'One more course to the silver certificate',
  },
}

export const Complete: Story = {
  args: {
    courses: courses(2),
    progress: 100,
    progressLabel: 'The silver certificate is yours',
    progressText: '100%',
    status: 'Silver certificate awarded',
    isComplete: true,
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    name: 'کوتاهی',
    description: 'خط، وزن و حرکت: هر دو دوره را که تمام کنید، گواهی‌نامهٔ نقره‌ای می‌گیرید.',
    courses: [
      { id: '1', name: 'کوتاهی باب، از خط تا حرکت', isDone: true },
      { id: '2', name: 'لایه‌هایی که خوش می‌نشینند' },
    ],
    progress: 50,
    progressLabel: '۵۰٪ گواهی‌نامهٔ نقره‌ای',
    progressText: '۵۰٪',
    status: 'یک دورهٔ دیگر تا گواهی‌نامهٔ نقره‌ای',
    labels: { done: 'انجام‌شده' },
  },
}
