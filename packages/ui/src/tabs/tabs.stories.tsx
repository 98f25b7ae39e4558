import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from './tabs.tsx'

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'The bob, from line to movement',
    items: [
      {
        id: 'overview',
        label: 'Overview',
        content: (
          <p className="max-w-prose">
            Cut a one-length bob with a steady line, then loosen it until it swings with the head.
          </p>
        ),
      },
      {
        id: 'lessons',
        label: 'Lessons',
        count: '8',
        content: <p>Eight lessons, from the first parting to the finish.</p>,
      },
      { id: 'exam', label: 'Exam', content: null, isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Lessons/ }))
    await expect(canvas.getByText('Eight lessons, from the first parting to the finish.')).toBeVisible()
  },
}

export const OpenedElsewhere: Story = { args: { defaultValue: 'lessons' } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'کوتاهی باب، از خط تا حرکت',
    items: [
      {
        id: 'overview',
        label: 'معرفی',
        content: <p>یک باب هم‌قد با خطی محکم کوتاه کنید و بعد سبکش کنید تا با هر چرخش سر به حرکت دربیاید.</p>,
      },
      { id: 'lessons', label: 'درس‌ها', count: '۸', content: <p>هشت درس.</p> },
    ],
  },
}
