import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { Price } from '../price/price.tsx'
import { ProgramCard } from './program-card.tsx'

const cover = (seed: string, category: string) => (
  <DrawnCover seed={seed} category={category} width={800} height={500} />
)

const meta = {
  title: 'Catalogue/Program card',
  component: ProgramCard,
  args: {
    link: <a href="#the-complete-cutter" />,
    cover: cover('the-complete-cutter', 'cutting'),
    overline: 'Program',
    title: 'The complete cutter',
    facts: '4 courses · exam',
    price: <Price amount="$196.00" discounted="$149.00" />,
    courses: [
      { id: '1', name: 'The bob, from line to movement' },
      { id: '2', name: 'Layers that fall' },
      { id: '3', name: 'The precise fringe' },
      { id: '4', name: 'Scissor over comb' },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['layout'] === 'fullscreen' ? 'content-width py-8' : 'max-w-92'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgramCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Bought: Story = {
  args: { price: <Price amount="$196.00" isBought remaining="52 days left" /> },
}

export const Persian: Story = {
  args: {
    overline: 'برنامه',
    title: 'کوتاهی، از آغاز تا استادی',
    facts: '۴ دوره · آزمون',
    price: <Price amount="‎$۱۹۶٫۰۰" />,
    labels: { courses: 'دوره‌ها' },
    courses: [
      { id: '1', name: 'کوتاهی باب، از خط تا حرکت' },
      { id: '2', name: 'لایه‌هایی که خوش می‌نشینند' },
      { id: '3', name: 'چتری دقیق' },
      { id: '4', name: 'قیچی روی شانه' },
    ],
  },
  globals: { locale: 'fa' },
}

export const OnAShelf: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CardGrid columns={3}>
      <ProgramCard {...args} />
      <ProgramCard
        {...args}
        link={<a href="#the-bridal-stylist" />}
        cover={cover('the-bridal-stylist', 'updo')}
        title="The bridal stylist"
        courses={[
          { id: '1', name: 'The classic chignon in five moves' },
          { id: '2', name: 'The undone bridal updo, pinned to last from noon until the last dance' },
          { id: '3', name: 'Waves that last' },
          { id: '4', name: 'Dutch braid crown' },
        ]}
        price={<Price amount="$236.00" />}
      />
      <ProgramCard
        {...args}
        link={<a href="#colour-and-finish" />}
        cover={cover('colour-and-finish', 'colour')}
        title="Colour and finish"
        courses={[
          { id: '1', name: 'Freehand balayage' },
          { id: '2', name: 'Copper in three formulas' },
          { id: '3', name: 'Grey blending with grace' },
          { id: '4', name: 'Blow-dry with body' },
        ]}
        price={<Price amount="$256.00" discounted="$199.00" />}
      />
    </CardGrid>
  ),
}
