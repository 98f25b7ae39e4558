import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxGroup } from './checkbox-group.tsx'

const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    label: 'Tell me by e-mail about',
    name: 'news',
    options: [
      { value: 'lessons', label: 'New lessons in my courses' },
      { value: 'replies', label: 'Replies to my posts', hint: 'At most one e-mail a day.' },
      { value: 'events', label: 'Masterclasses near me' },
    ],
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: ['replies'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'New lessons in my courses' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['lessons', 'replies'])
  },
}

/** While only some are checked, the first one is half checked; it checks or clears all. */
export const WithAll: Story = {
  args: { allLabel: 'Everything', defaultValue: ['lessons', 'replies'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Everything' })).toBePartiallyChecked()
  },
}

export const Wrong: Story = {
  args: {
    label: 'Which days do you attend?',
    name: 'days',
    options: [
      { value: 'saturday', label: 'Saturday, 14 March' },
      { value: 'sunday', label: 'Sunday, 15 March' },
    ],
    isRequired: true,
    hint: 'One or both',
    error: 'Choose at least one day',
  },
}

export const OneDisabled: Story = {
  args: {
    label: 'Which days do you attend?',
    allLabel: 'All days',
    options: [
      { value: 'friday', label: 'Friday, 13 March', hint: 'Sold out', isDisabled: true },
      { value: 'saturday', label: 'Saturday, 14 March' },
      { value: 'sunday', label: 'Sunday, 15 March' },
    ],
    defaultValue: ['saturday', 'sunday'],
  },
}

export const Disabled: Story = { args: { disabled: true, allLabel: 'Everything', defaultValue: ['events'] } }

export const LongWords: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Benachrichtige mich per E-Mail über',
    allLabel: 'Alles',
    options: [
      {
        value: 'events',
        label: 'Veranstaltungsankündigungen und Terminverschiebungen',
        hint: 'Höchstens eine E-Mail am Tag.',
      },
      { value: 'replies', label: 'Antworten auf meine Beiträge' },
    ],
    defaultValue: ['events'],
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'با ایمیل خبرم کنید از',
    allLabel: 'همه',
    options: [
      { value: 'lessons', label: 'درس‌های تازهٔ دوره‌هایم' },
      { value: 'replies', label: 'پاسخ به نوشته‌هایم', hint: 'روزی یک ایمیل و نه بیشتر.' },
    ],
    defaultValue: ['replies'],
  },
}
