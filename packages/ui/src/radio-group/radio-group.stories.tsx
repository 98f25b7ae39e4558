import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Strands } from '../strands/strands.tsx'
import { RadioGroup } from './radio-group.tsx'

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    label: 'How do you want to pay?',
    name: 'payment',
    options: [
      { value: 'card', label: 'By card', hint: 'Your seats are confirmed at once.' },
      { value: 'transfer', label: 'By bank transfer', hint: 'The invoice is valid for 7 days.' },
    ],
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
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move and select. */
export const Plain: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By card' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'By bank transfer' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('transfer')
  },
}

export const Cards: Story = { args: { variant: 'cards', defaultValue: 'transfer' } }

export const WithPictures: Story = {
  args: {
    label: 'Where does your hair fall?',
    name: 'coiffure',
    variant: 'cards',
    columns: 2,
    defaultValue: 'part',
    options: (['wave', 'part', 'curl', 'cut'] as const).map((coiffure) => ({
      value: coiffure,
      label: { wave: 'In waves', part: 'From a parting', curl: 'In curls', cut: 'Straight' }[coiffure],
      picture: <Strands seed="hair" coiffure={coiffure} width={320} height={180} className="h-36 w-full" />,
    })),
  },
}

export const Hinted: Story = {
  args: { hint: 'You can change this until the order is placed.', defaultValue: 'card' },
}

export const Wrong: Story = {
  args: { variant: 'cards', error: 'Choose how you want to pay.', isRequired: true },
}

export const OneDisabled: Story = {
  args: {
    variant: 'cards',
    label: 'Seat',
    name: 'seat',
    options: [
      { value: 'two', label: 'Two-day seat', hint: '$180.00' },
      { value: 'one', label: 'One-day seat', hint: 'Sold out', isDisabled: true },
    ],
    defaultValue: 'two',
  },
}

export const LongWords: Story = {
  args: {
    variant: 'cards',
    label: 'Wie möchtest du bezahlen?',
    options: [
      {
        value: 'card',
        label: 'Mit Kreditkarte, Debitkarte oder einer der anderen Zahlungsarten deines Kartenherausgebers',
        hint: 'Die Plätze sind sofort fest für dich reserviert.',
      },
      { value: 'transfer', label: 'Per Banküberweisung' },
    ],
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    variant: 'cards',
    label: 'چطور می‌خواهید بپردازید؟',
    options: [
      { value: 'card', label: 'با کارت', hint: 'صندلی‌ها بلافاصله رزرو می‌شوند.' },
      { value: 'transfer', label: 'انتقال بانکی', hint: 'فاکتور ۷ روز اعتبار دارد.' },
    ],
    defaultValue: 'card',
  },
}
