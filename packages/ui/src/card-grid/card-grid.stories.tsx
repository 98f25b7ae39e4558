import type { Meta, StoryObj } from '@storybook/react-vite'
import { CourseCard } from '../course-card/course-card.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { Price } from '../price/price.tsx'
import { CardGrid } from './card-grid.tsx'

const courses = [
  [
    'bob-from-line-to-movement',
    'cutting',
    'Cutting',
    'The bob, from line to movement',
    '8 lessons',
    '$49.00',
  ],
  ['layers-that-fall', 'cutting', 'Cutting', 'Layers that fall', '6 lessons', '$59.00'],
  ['copper-in-three-formulas', 'colour', 'Colour', 'Copper in three formulas', '5 lessons', '$69.00'],
  ['the-modern-french-twist', 'updo', 'Updo', 'The modern French twist', '4 lessons', '$45.00'],
  [
    'waves-that-last',
    'texture',
    'Texture',
    'Waves that last, from the first wrap to the last pin',
    '7 lessons',
    '$55.00',
  ],
  ['dutch-braid-crown', 'braiding', 'Braiding', 'Dutch braid crown', '5 lessons', '$49.00'],
] as const

const coursesInPersian = [
  ['bob-from-line-to-movement', 'cutting', 'کوتاهی', 'کوتاهی باب، از خط تا حرکت', '۸ درس', '‎$۴۹٫۰۰'],
  ['copper-in-three-formulas', 'colour', 'رنگ', 'مسی در سه فرمول', '۵ درس', '‎$۶۹٫۰۰'],
  ['the-modern-french-twist', 'updo', 'شینیون', 'پیچ فرانسوی مدرن', '۴ درس', '‎$۴۵٫۰۰'],
] as const

const cardsOf = (items: typeof courses | typeof coursesInPersian) =>
  items.map(([seed, category, overline, title, facts, amount]) => (
    <CourseCard
      key={seed}
      link={<a href={`#${seed}`} />}
      cover={<DrawnCover seed={seed} category={category} width={480} height={600} />}
      overline={overline}
      title={title}
      facts={facts}
      price={<Price amount={amount} />}
    />
  ))

const meta = {
  title: 'Building blocks/Card grid',
  component: CardGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    children: cardsOf(courses),
  },
  decorators: [
    (Story) => (
      <div className="content-width py-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
export const Three: Story = { args: { columns: 3 } }
export const OneItem: Story = { args: { children: meta.args.children.slice(0, 1) } }

/** The first card is at the right. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { columns: 4, children: cardsOf(coursesInPersian) },
}
