import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExamOverview } from './exam-overview.tsx'

const items = Array.from({ length: 12 }, (_, index) => ({
  id: `q${index + 1}`,
  isAnswered: ![3, 7, 11].includes(index),
  link: <a href={`#q${index + 1}`} />,
}))

const meta = {
  title: 'Learning/Exam overview',
  component: ExamOverview,
  args: { items, currentId: 'q5' },
} satisfies Meta<typeof ExamOverview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** On a page that shows no question. */
export const WithoutCurrent: Story = { args: { currentId: undefined } }
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    formatNumber: (position) => position.toLocaleString('fa'),
    labels: {
      questions: 'پرسش‌ها',
      answered: (position) => `پرسش ${position.toLocaleString('fa')}، پاسخ داده شده`,
      open: (position) => `پرسش ${position.toLocaleString('fa')}، بی‌پاسخ`,
    },
  },
}
