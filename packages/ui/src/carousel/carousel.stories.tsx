import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { CourseCard } from '../course-card/course-card.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { Price } from '../price/price.tsx'
import { Carousel } from './carousel.tsx'

const courses = [
  ['bob-from-line-to-movement', 'The bob, from line to movement', 'باب، از خط تا حرکت', 'cutting', 49],
  ['freehand-balayage', 'Freehand balayage', 'بالیاژ با دست آزاد', 'colour', 79],
  [
    'classic-chignon-in-five-moves',
    'The classic chignon in five moves',
    'شینیون کلاسیک در پنج حرکت',
    'updo',
    59,
  ],
  ['natural-curls-no-heat', 'Natural curls, no heat', 'فر طبیعی، بدون حرارت', 'texture', 39],
  ['dutch-braid-crown', 'The Dutch braid crown', 'تاج بافت هلندی', 'braiding', 45],
] as const

const dollars = {
  en: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
  fa: new Intl.NumberFormat('fa-IR', { style: 'currency', currency: 'USD' }),
}

const slides = (locale: 'en' | 'fa') =>
  courses.map(([id, en, fa, category, price]) => ({
    id,
    content: (
      <CourseCard
        link={<a href={`#${id}`} />}
        cover={<DrawnCover seed={id} category={category} width={480} height={600} />}
        title={locale === 'fa' ? fa : en}
        price={<Price amount={dollars[locale].format(price)} />}
      />
    ),
  }))

/**
 * For related items beside the main content, where a grid takes too much room. Not for content that must be seen, a
 * single picture, or the hero. It never moves by itself; every slide is reachable by key and by dot.
 */
const meta = {
  title: 'Media/Carousel',
  component: Carousel,
  args: { label: 'Courses like this one', slides: slides('en') },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^2 of/ })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
export const OneAtATime: Story = {
  args: { perView: 1 },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
}
export const AllFit: Story = { args: { slides: slides('en').slice(0, 2), perView: 2 } }
export const Persian: Story = {
  args: {
    label: 'دوره‌های مشابه',
    slides: slides('fa'),
  },
  globals: { locale: 'fa' },
}
