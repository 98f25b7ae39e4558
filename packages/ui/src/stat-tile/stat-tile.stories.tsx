import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../grid/grid.tsx'
import { StatTile } from './stat-tile.tsx'

/** For the start page of an app and the top of a list. Every figure opens the list that it counts. */
const meta = {
  title: 'Data/Stat tile',
  component: StatTile,
  args: {
    label: 'Invoices due',
    figure: '7',
    change: '2 more than last week',
    link: <a href="#invoices" />,
  },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-64">
        <Story />
      </div>
    ),
  ],
}

const explanation = 'Payments of the last seven days less refunds, with tax.'

export const InARow: Story = {
  render: () => (
    <Grid columns={{ base: 2, md: 4 }} gap={8}>
      <StatTile
        label="Revenue, 7 days"
        figure="$6,120"
        change="12 % more than the week before"
        tone="success"
        explanation={explanation}
        link={<a href="#revenue" />}
      />
      <StatTile
        label="Invoices due"
        figure="7"
        change="Oldest 12 days"
        tone="warning"
        link={<a href="#invoices" />}
      />
      <StatTile label="Exams to review" figure="0" change="Nothing waits" link={<a href="#exams" />} />
      <StatTile
        label="Seats in Lisbon"
        figure="43 of 70"
        change="3 refunds this week"
        tone="error"
        link={<a href="#lisbon" />}
      />
    </Grid>
  ),
}

/** Opened by its button, which has its own target in the corner of the tile. */
export const Explained: Story = {
  ...Default,
  args: { label: 'Revenue, 7 days', figure: '$6,120', change: undefined, explanation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('How this is counted: Revenue, 7 days'))
    await expect(canvas.getByText(explanation)).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Revenue, 7 days $6,120')
  },
}

/** Without a list: nothing to press. */
export const WithoutLink: Story = {
  ...Default,
  args: { label: 'Average time to an answer', figure: '1 h 12 min', change: undefined, link: undefined },
}

export const LongNames: Story = {
  globals: { locale: 'de' },
  render: () => (
    <Grid columns={{ base: 2, md: 4 }} gap={8}>
      <StatTile
        label="Teilnahmebescheinigungen, die auf eine Unterschrift warten"
        figure="12.408"
        change="1.240 mehr als im gleichen Monat des Vorjahres"
        tone="info"
        explanation="Alle Bescheinigungen ohne zweite Unterschrift."
        link={<a href="#certificates" />}
      />
      <StatTile label="Umsatz" figure="1.234.567,89 €" link={<a href="#revenue" />} />
    </Grid>
  ),
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <Grid columns={{ base: 2, md: 4 }} gap={8}>
      <StatTile
        label="فاکتورهای پرداخت‌نشده"
        figure="۷"
        change="۲ فاکتور بیشتر از هفتهٔ گذشته"
        tone="warning"
        explanation="همهٔ فاکتورهایی که تا دو روز دیگر موعد پرداخت آن‌هاست."
        link={<a href="#invoices" />}
      />
      <StatTile label="فروش ۷ روز" figure="‎$۶٬۱۲۰٫۰۰" link={<a href="#revenue" />} />
    </Grid>
  ),
}
