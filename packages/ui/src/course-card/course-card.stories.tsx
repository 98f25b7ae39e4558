import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { Price } from '../price/price.tsx'
import { CourseCard } from './course-card.tsx'

const cover = (seed: string, category: string) => (
  <DrawnCover seed={seed} category={category} width={480} height={600} />
)

const meta = {
  title: 'Catalogue/Course card',
  component: CourseCard,
  args: {
    link: <a href="#bob-from-line-to-movement" />,
    cover: cover('bob-from-line-to-movement', 'cutting'),
    overline: 'Cutting',
    title: 'The bob, from line to movement',
    facts: '8 lessons',
    price: <Price amount="$49.00" />,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['layout'] === 'fullscreen' ? 'content-width py-8' : 'max-w-72'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstLessonFree: Story = {
  args: {
    link: <a href="#freehand-balayage" />,
    cover: cover('freehand-balayage', 'colour'),
    badge: <Badge tone="on-picture">First lesson free</Badge>,
    overline: 'Colour',
    title: 'Freehand balayage',
    facts: '6 lessons',
    price: <Price amount="$79.00" discounted="$59.00" />,
  },
}

export const Bought: Story = {
  args: { price: <Price amount="$49.00" isBought remaining="24 days left" /> },
}

export const Expired: Story = {
  args: { price: <Price amount="$49.00" isBought hasExpired rebuy="Buy again" /> },
}

export const LongNames: Story = {
  args: {
    overline: 'Flechten und Zöpfe',
    title: 'Fischgrätenzopf aus feinem Haar, Schritt für Schritt von der Schläfe zum Nacken',
    facts: '8 Lektionen · 1 Std. 24 Min.',
    price: <Price amount="1.249,00 $" discounted="1.049,00 $" />,
  },
}

export const Horizontal: Story = {
  args: { isHorizontal: true },
}

export const Persian: Story = {
  args: {
    overline: 'کوتاهی',
    title: 'کوتاهی باب، از خط تا حرکت',
    facts: '۸ درس',
    badge: <Badge tone="on-picture">درس اول رایگان</Badge>,
    price: <Price amount="‎$۴۹٫۰۰" />,
  },
  globals: { locale: 'fa' },
}

/** Neighbours share their baselines, however long a title is. */
export const OnAShelf: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CardGrid columns={4}>
      <CourseCard {...args} />
      <CourseCard
        link={<a href="#freehand-balayage" />}
        cover={cover('freehand-balayage', 'colour')}
        badge={<Badge tone="on-picture">First lesson free</Badge>}
        overline="Colour"
        title="Freehand balayage"
        facts="6 lessons"
        price={<Price amount="$79.00" />}
      />
      <CourseCard
        link={<a href="#classic-chignon-in-five-moves" />}
        cover={cover('classic-chignon-in-five-moves', 'updo')}
        overline="Updo"
        title="The classic chignon in five moves"
        facts="5 lessons"
        price={<Price amount="$79.00" discounted="$59.00" />}
      />
      <CourseCard
        link={<a href="#natural-curls-no-heat" />}
        cover={cover('natural-curls-no-heat', 'texture')}
        overline="Texture"
        title="Natural curls, no heat"
        facts="4 lessons"
        price={<Price amount="$39.00" isBought remaining="24 days left" />}
      />
    </CardGrid>
  ),
}
