import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Accordion } from './accordion.tsx'

const meta = {
  title: 'Navigation/Accordion',
  component: Accordion,
  args: {
    name: 'questions',
    defaultValue: ['access'],
    items: [
      {
        id: 'access',
        title: 'How long can I watch a course?',
        content: (
          <p>
            30 days from payment; 60 days for a program or an online masterclass. Rebuying early adds the
            days.
          </p>
        ),
      },
      {
        id: 'refund',
        title: 'Can I return a ticket?',
        content: <p>Tickets are refunded if the event is cancelled or postponed.</p>,
      },
      {
        id: 'certificate',
        title: 'When do I get my silver certificate?',
        content: <p>Once you have finished any two courses of one category.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

/** Only one section is open at a time. */
export const Questions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I return a ticket?'))
    await expect(
      canvas.getByText('Tickets are refunded if the event is cancelled or postponed.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/30 days from payment/)).not.toBeVisible()
  },
}

/** The courses of a program, each with its duration. */
export const WithAsides: Story = {
  args: {
    name: undefined,
    defaultValue: undefined,
    items: [
      {
        id: 'bob',
        title: 'The bob, from line to movement',
        aside: '1 h 12 min',
        content: <p>Eight lessons.</p>,
      },
      { id: 'layers', title: 'Layers that fall', aside: '54 min', content: <p>Six lessons.</p> },
      { id: 'comb', title: 'Scissor over comb', aside: '48 min', content: <p>Five lessons.</p> },
    ],
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    name: 'questions-persian',
    defaultValue: ['access'],
    items: [
      {
        id: 'access',
        title: 'دوره را تا کی می‌توانم ببینم؟',
        aside: '۳۰ روز',
        content: <p>سی روز از زمان پرداخت؛ برای برنامه‌ها و مسترکلاس‌های آنلاین شصت روز.</p>,
      },
      { id: 'refund', title: 'می‌توانم بلیت را پس بدهم؟', content: <p>اگر رویداد لغو یا جابه‌جا شود.</p> },
    ],
  },
}
