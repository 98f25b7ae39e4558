import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { PlanCard } from './plan-card.tsx'

const benefits = [
  '4 videos of your choice every month',
  'From every course of the academy',
  'Captions in every available language',
]

/**
 * For the price of a subscription, beside other plans in a grid of four rows. Not for one-time purchases
 * (`CourseCard`). At most one is recommended; prices are formatted by the caller.
 */
const meta = {
  title: 'Catalogue/Plan card',
  component: PlanCard,
  args: {
    name: 'Monthly',
    summary: 'Choose four videos every month.',
    price: '$19.00',
    interval: 'a month',
    benefits,
    action: (
      <Button size="large" variant="secondary">
        Subscribe now
      </Button>
    ),
  },
} satisfies Meta<typeof PlanCard>

export default meta
type Story = StoryObj<typeof meta>

const annual = {
  name: 'Annual',
  summary: 'Choose four videos every month. Two months are free.',
  price: '$190.00',
  interval: 'a year',
  note: '$15.83 a month, $38.00 less than twelve monthly payments',
  mark: 'Most chosen',
  isRecommended: true,
  benefits: [...benefits, 'Unused choices carry over to the next month'],
  action: <Button size="large">Subscribe now</Button>,
}

export const Monthly: Story = {}
export const Recommended: Story = { args: annual }
export const SideBySide: Story = {
  render: (args) => (
    <div className="grid max-w-240 gap-x-6 gap-y-6 md:grid-cols-2">
      <PlanCard {...args} />
      <PlanCard {...args} {...annual} />
    </div>
  ),
}
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    ...annual,
    name: 'سالانه',
    summary: 'هر ماهِ سال چهار ویدیو، دو ماهش مهمان ما.',
    price: '‎$۱۹۰٫۰۰',
    interval: 'در سال',
    note: 'ماهی ‎$۱۵٫۸۳',
    mark: 'پرطرفدار',
    benefits: ['هر ماه ۴ ویدیو به انتخاب شما', 'از همهٔ دوره‌های آکادمی'],
    labels: { benefits: 'آنچه دریافت می‌کنید' },
    action: <Button size="large">همین حالا مشترک شوید</Button>,
  },
}
