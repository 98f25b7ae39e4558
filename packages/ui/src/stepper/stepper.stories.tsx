import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stepper } from './stepper.tsx'

/**
 * **For** a process of three to six steps in fixed order: a purchase, an exam submission, setting up a business.
 * **Not for** pages in any order (tabs), nor for automatic processes (payment progress).
 *
 * Exactly one step is current, those before it are done, those after it ahead. Only completed steps are links; once
 * all are complete, none is.
 */
const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Submitting your exam',
    currentId: 'answers',
    steps: [
      { id: 'lessons', name: 'Lessons' },
      { id: 'answers', name: 'Your answers' },
      { id: 'review', name: 'Look again' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

const four = [
  { id: 'tickets', name: 'Ticket overview', link: <a href="#tickets" /> },
  { id: 'payment', name: 'Payment details', link: <a href="#payment" /> },
  { id: 'review', name: 'Order review', link: <a href="#review" /> },
  { id: 'complete', name: 'Complete order' },
]

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Your answers')
  },
}

export const AtTheStart: Story = { args: { currentId: 'lessons' } }

export const Complete: Story = { args: { currentId: 'review', isComplete: true } }

/** A completed step is a link. */
export const LeadsBack: Story = {
  args: { label: 'Checkout', steps: four, currentId: 'review' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ticket overview Done',
      'Payment details Done',
    ])
  },
}

/** Without room for the names. */
export const Narrow: Story = {
  args: { label: 'Checkout', steps: four, currentId: 'payment' },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
}

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Kasse',
    currentId: 'payment',
    labels: { position: (step, count) => `Schritt ${step} von ${count}`, done: 'Erledigt' },
    steps: [
      { id: 'tickets', name: 'Ticketübersicht' },
      { id: 'payment', name: 'Zahlungsinformationen' },
      { id: 'review', name: 'Bestellung überprüfen' },
      { id: 'complete', name: 'Bestellung abschließen' },
    ],
  },
}

const persianNumber = new Intl.NumberFormat('fa')

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'تکمیل خرید',
    currentId: 'review',
    formatNumber: (step) => persianNumber.format(step),
    steps: [
      { id: 'tickets', name: 'مرور بلیت‌ها' },
      { id: 'payment', name: 'اطلاعات پرداخت' },
      { id: 'review', name: 'بازبینی سفارش' },
      { id: 'complete', name: 'تکمیل سفارش' },
    ],
  },
}
