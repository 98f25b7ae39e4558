import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Calendar } from '../icons/calendar.tsx'
import { LayoutGrid } from '../icons/layout-grid.tsx'
import { List } from '../icons/list.tsx'
import { SegmentedControl } from './segmented-control.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

const meta = {
  title: 'Forms/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Show the events of',
    name: 'period',
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ],
    defaultValue: 'month',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      // A separate form: otherwise the radios of several stories on one page form one group.
      <form className="max-w-120">
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move and select. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Year' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('year')
  },
}

export const WithIcons: Story = {
  args: {
    label: 'View',
    isLabelHidden: true,
    options: [
      { value: 'list', label: 'List', icon: <List {...icon} /> },
      { value: 'grid', label: 'Pictures', icon: <LayoutGrid {...icon} /> },
      { value: 'calendar', label: 'Calendar', icon: <Calendar {...icon} /> },
    ],
    defaultValue: 'grid',
  },
}

export const Wrong: Story = {
  args: {
    label: 'Hair length of your model',
    options: [
      { value: 'short', label: 'Short' },
      { value: 'medium', label: 'Medium' },
      { value: 'long', label: 'Long' },
    ],
    defaultValue: '',
    isRequired: true,
    hint: 'As it is today',
    error: 'Choose a length',
  },
}

export const OneDisabled: Story = {
  args: {
    label: 'Seat',
    options: [
      { value: 'both', label: 'Both days' },
      { value: 'saturday', label: 'Saturday' },
      { value: 'sunday', label: 'Sunday', isDisabled: true },
    ],
    defaultValue: 'both',
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Benachrichtigungen',
    options: [
      { value: 'all', label: 'Alle Veranstaltungsankündigungen' },
      { value: 'own', label: 'Nur gebuchte Veranstaltungen' },
      { value: 'none', label: 'Keine' },
    ],
    defaultValue: 'own',
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'نمایش رویدادهای',
    options: [
      { value: 'week', label: 'هفته' },
      { value: 'month', label: 'ماه' },
      { value: 'year', label: 'سال' },
    ],
  },
}
