import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { noTickets, problemOf, TicketCounter, type TicketProblem } from './ticket-counter.tsx'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const persianDollars = new Intl.NumberFormat('fa-IR', { style: 'currency', currency: 'USD' })
const persianNumber = new Intl.NumberFormat('fa')

const tickets = [
  {
    id: 'two-day-seat',
    name: 'Two-day seat',
    note: 'Your own station, a live model each day, and lunch.',
    price: 18_000,
    left: 14,
    availability: '14 of 50 left',
  },
  {
    id: 'observer-seat',
    name: 'Observer seat',
    note: 'A raised seat near the models; you watch both days and take notes.',
    price: 9_500,
    left: 13,
    availability: '13 of 20 left',
  },
]
const packages = [
  {
    id: 'practice-kit',
    name: 'Practice kit',
    note: 'Practice head, cutting comb, six clips and a pad of head diagrams.',
    price: 6_500,
    left: 40,
  },
  {
    id: 'blade-care-set',
    name: 'Blade care set',
    note: 'Oil, cloth and a key to adjust the tension of your scissors.',
    price: 2_400,
    left: 25,
  },
]

/**
 * **For** tickets of a live masterclass and packages for them. **Not for** a single number of seats (`Counter`),
 * nor for products bought once (courses, programs).
 *
 * The rules are pure functions in `ticket-counter.rules.ts`: counts start at 0; a line costs count × price;
 * packages, across all kinds, never exceed tickets; tickets cannot drop below packages; at least one ticket is
 * required; never more than are left. A rejected change is explained rather than silently disabled. Prices are for
 * display only: the server computes the amount to pay.
 */
const meta = {
  title: 'Checkout/Ticket counter',
  component: TicketCounter,
  args: { tickets, packages, formatMoney: (cents) => dollars.format(cents / 100), onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-180">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketCounter>

export default meta
type Story = StoryObj<typeof meta>

const more = 'One more'

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [seat, , kit] = canvas.getAllByRole('button', { name: more })
    if (!seat || !kit) throw new Error('Counters are missing.')
    await userEvent.click(seat)
    await userEvent.click(seat)
    await userEvent.click(kit)
    await expect(canvas.getByRole('status')).toHaveTextContent('$425.00')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      tickets: { 'two-day-seat': 2 },
      packages: { 'practice-kit': 1 },
    })
  },
}

export const Chosen: Story = {
  args: { defaultValue: { tickets: { 'two-day-seat': 2 }, packages: { 'practice-kit': 1 } } },
}

/** A third package for two tickets is rejected, and so is removing a ticket while there are two packages. */
export const TooManyPackages: Story = {
  args: { defaultValue: { tickets: { 'two-day-seat': 2 }, packages: { 'practice-kit': 2 } } },
  play: async ({ canvas }) => {
    const message = 'You cannot select more packages than the number of selected tickets'
    const blades = canvas.getAllByRole('button', { name: more }).at(3)
    if (!blades) throw new Error('The counter is missing.')
    await userEvent.click(blades)
    await expect(canvas.getByRole('alert')).toHaveTextContent(message)
    await expect(canvas.getByRole('spinbutton', { name: 'Blade care set' })).toHaveValue(0)
  },
}

function TryingToContinue(args: Parameters<typeof TicketCounter>[0]) {
  const [choice, setChoice] = useState(noTickets)
  const [problem, setProblem] = useState<TicketProblem | null>(null)
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(problemOf(choice))
      }}
    >
      <TicketCounter {...args} value={choice} onValueChange={setChoice} problem={problem} />
      <Button type="submit" size="large" className="justify-self-end">
        Go to payment
      </Button>
    </form>
  )
}

/** Nothing selected: an attempt to continue shows a message, which disappears with the first ticket. */
export const NothingChosen: Story = {
  render: (args) => <TryingToContinue {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to payment' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You do not have any tickets selected to continue!',
    )
    const [seat] = canvas.getAllByRole('button', { name: more })
    if (seat) await userEvent.click(seat)
    await expect(canvas.queryByRole('alert')).toBeNull()
    const [, less] = [seat, ...canvas.getAllByRole('button', { name: 'One less' })]
    if (less) await userEvent.click(less)
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const SoldOut: Story = {
  args: {
    tickets: tickets.map((line, index) =>
      index === 0 ? { ...line, left: 0, availability: 'Sold out' } : line,
    ),
  },
}

export const WithoutPackages: Story = { args: { packages: [] } }

export const OnAPhone: Story = {
  args: { defaultValue: { tickets: { 'two-day-seat': 2 }, packages: { 'practice-kit': 1 } } },
  decorators: [
    (Story) => (
      <div className="max-w-84">
        <Story />
      </div>
    ),
  ],
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    formatMoney: (cents) => persianDollars.format(cents / 100),
    formatNumber: (count) => persianNumber.format(count),
    labels: {
      tickets: 'بلیت‌ها',
      packages: 'بسته‌ها',
      packagesHint: 'برای هر بلیت حداکثر یکی',
      subtotal: 'جمع جزء',
      less: 'یکی کمتر',
      more: 'یکی بیشتر',
    },
    tickets: [
      {
        id: 'two-day-seat',
        name: 'صندلی دوروزه',
        note: 'میز کار شخصی، هر روز یک مدل زنده و ناهار.',
        price: 18_000,
        left: 14,
        availability: '۱۴ از ۵۰ باقی است',
      },
    ],
    packages: [
      {
        id: 'practice-kit',
        name: 'کیت تمرین',
        note: 'سر مانکن، شانهٔ کوتاهی، شش کلیپس و دفترچهٔ طرح سر.',
        price: 6_500,
        left: 40,
      },
    ],
    defaultValue: { tickets: { 'two-day-seat': 2 }, packages: { 'practice-kit': 1 } },
  },
}
