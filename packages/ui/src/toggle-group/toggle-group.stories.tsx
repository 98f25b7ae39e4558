import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CalendarClock } from '../icons/calendar-clock.tsx'
import { CreditCard } from '../icons/credit-card.tsx'
import { Scissors } from '../icons/scissors.tsx'
import { ToggleGroup } from './toggle-group.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

const meta = {
  title: 'Forms/Toggle group',
  component: ToggleGroup,
  args: {
    label: 'When do you have time?',
    name: 'day',
    options: [
      { value: 'mon', label: 'Mon' },
      { value: 'tue', label: 'Tue' },
      { value: 'wed', label: 'Wed' },
      { value: 'thu', label: 'Thu' },
      { value: 'fri', label: 'Fri' },
    ],
    defaultValue: ['tue', 'thu'],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToggleGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Each is a checkbox: Tab moves, Space toggles. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mon' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['mon', 'tue', 'thu'])
  },
}

export const WithIcons: Story = {
  args: {
    label: 'The salon has',
    name: 'offer',
    options: [
      { value: 'booking', label: 'Online booking', icon: <CalendarClock {...icon} /> },
      { value: 'card', label: 'Card payment', icon: <CreditCard {...icon} /> },
      { value: 'barber', label: 'A barber', icon: <Scissors {...icon} /> },
    ],
    defaultValue: ['barber'],
  },
}

export const Wrong: Story = {
  args: { defaultValue: [], hint: 'All that suit you', error: 'Choose at least one day' },
}

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'mon', label: 'Monday' },
      { value: 'tue', label: 'Tuesday', isDisabled: true },
      { value: 'wed', label: 'Wednesday' },
    ],
    defaultValue: ['mon', 'tue'],
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Wofür interessierst du dich?',
    options: [
      { value: 'updo', label: 'Hochsteckfrisuren' },
      { value: 'colour', label: 'Strähnchen und Farbkorrekturen' },
      { value: 'bridal', label: 'Brautfrisuren' },
    ],
    defaultValue: ['updo', 'bridal'],
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'چه روزهایی وقت دارید؟',
    options: [
      { value: 'sat', label: 'شنبه' },
      { value: 'sun', label: 'یکشنبه' },
      { value: 'mon', label: 'دوشنبه' },
      { value: 'tue', label: 'سه‌شنبه' },
    ],
    defaultValue: ['sun'],
  },
}
