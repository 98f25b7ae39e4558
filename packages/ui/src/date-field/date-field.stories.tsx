import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor } from 'storybook/test'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  args: {
    label: 'Date of the masterclass',
    name: 'date',
    today: '2026-11-22',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

/** Typed part by part: the focus moves on when a part is complete. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: /^month/ }))
    await userEvent.keyboard('3142027')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-14')
  },
}

export const Empty: Story = { args: { hint: 'You can change it until a week before.' } }

/** Chosen from the calendar. */
export const Open: Story = {
  args: { defaultValue: '2026-11-26' },
  decorators: [
    (Story) => (
      <div className="min-h-130">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open calendar/ }))
    await waitFor(() =>
      expect(canvas.getByRole('gridcell', { name: 'Thursday, November 26, 2026' })).toHaveFocus(),
    )
  },
}

export const WithLimits: Story = {
  args: {
    min: '2026-12-01',
    max: '2027-03-31',
    defaultValue: '2026-11-26',
    hint: 'From December 1, 2026 to March 31, 2027',
  },
}

/** The school is closed on Mondays. */
export const UnavailableDays: Story = {
  args: {
    isDateUnavailable: (date) => new Date(date).getUTCDay() === 1,
    defaultValue: '2026-11-23',
    labels: { unavailable: 'The school is closed on Mondays. Choose another day.' },
  },
}

export const Error: Story = { args: { error: 'Choose the day you will come', isRequired: true } }

export const Disabled: Story = { args: { defaultValue: '2026-11-26', disabled: true } }

/** The native input of the server's page, before scripts have loaded. */
export const BeforeHydration: Story = {
  args: { defaultValue: '2026-11-26', hint: 'A native date input' },
  // oxlint-disable-next-line react/no-danger -- what the server sends
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<DateField {...args} />) }} />,
}

export const German: Story = {
  args: {
    label: 'Geburtsdatum',
    locale: 'de',
    defaultValue: '1998-09-30',
    autoComplete: 'bday',
  },
  globals: { locale: 'de' },
}

export const Persian: Story = {
  args: { label: 'تاریخ مسترکلاس', locale: 'fa', defaultValue: '2026-11-26' },
  globals: { locale: 'fa' },
}

/** The Persian calendar in its sheet or popover; forms submit “2026-11-26”. */
export const PersianOpen: Story = {
  ...Open,
  args: { ...Persian.args },
  globals: { locale: 'fa' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('gridcell', { selected: true })).toHaveFocus())
  },
}
