import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Calendar } from './calendar.tsx'

/** For one date where the whole month matters, such as the day of a masterclass. In a form use `DateField`. */
const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: { defaultValue: '2026-11-26', today: '2026-11-22', onValueChange: fn() },
} satisfies Meta<typeof Calendar>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move the focus, Enter chooses. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Friday, November 27, 2026' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-04')
  },
}

export const WithLimits: Story = { args: { min: '2026-11-10', max: '2026-12-20' } }

/** Mondays, when the school is closed. They receive the focus, but cannot be chosen. */
export const UnavailableDays: Story = {
  args: { isDateUnavailable: (date) => new Date(date).getUTCDay() === 1 },
}

export const German: Story = { args: { locale: 'de' }, globals: { locale: 'de' } }

export const Persian: Story = { args: { locale: 'fa' }, globals: { locale: 'fa' } }

export const PersianCalendarInEnglish: Story = { args: { calendar: 'persian' } }
