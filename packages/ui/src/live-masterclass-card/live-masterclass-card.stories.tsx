import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { LiveMasterclassCard } from './live-masterclass-card.tsx'

const cover = (seed: string, category: string) => (
  <DrawnCover seed={seed} category={category} width={800} height={500} />
)

const meta = {
  title: 'Catalogue/Live masterclass card',
  component: LiveMasterclassCard,
  args: {
    link: <a href="#the-anatomy-of-a-perfect-cut" />,
    cover: cover('the-anatomy-of-a-perfect-cut', 'cutting'),
    day: '14',
    month: 'Mar',
    dateTime: '2027-03-14',
    place: 'Lisbon',
    title: 'The anatomy of a perfect cut',
    price: 'from $180.00',
    seats: '14 seats left',
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['layout'] === 'fullscreen' ? 'content-width py-8' : 'max-w-142'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LiveMasterclassCard>

export default meta
type Story = StoryObj<typeof meta>

export const Upcoming: Story = {}

export const Ongoing: Story = {
  args: {
    cover: cover('colour-in-motion', 'colour'),
    place: 'Bucharest',
    title: 'Colour in motion',
    day: '09',
    month: 'May',
    status: 'ongoing',
    statusLabel: 'Ongoing',
  },
}

export const Finished: Story = {
  args: {
    cover: cover('braids-and-heritage', 'braiding'),
    place: 'Lyon',
    title: 'Braids and heritage',
    status: 'finished',
    statusLabel: 'Finished',
    price: undefined,
    seats: undefined,
  },
}

export const SoldOut: Story = { args: { price: undefined, seats: 'Sold out' } }

export const LongNames: Story = {
  args: {
    place: 'Cluj-Napoca, Casa de Cultură a Studenților',
    title: 'Die Braut vom ersten Kamm am Morgen bis zur letzten Nadel um Mitternacht',
    price: 'ab 1.180,00 $',
    seats: 'Noch 14 von 50 Plätzen',
    statusLabel: 'Demnächst',
  },
}

export const Persian: Story = {
  args: {
    day: '۲۴',
    month: 'اسفند',
    place: 'لیسبون',
    title: 'راز یک کوتاهی بی‌نقص',
    price: 'از ‎$۱۸۰٫۰۰',
    seats: '۱۴ صندلی باقی مانده',
  },
  globals: { locale: 'fa' },
}

/** The text is readable on every colourway, light or dark. */
export const Pair: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CardGrid columns={2}>
      <LiveMasterclassCard {...args} />
      <LiveMasterclassCard
        {...args}
        link={<a href="#the-bride-from-morning-to-midnight" />}
        cover={cover('the-bride-from-morning-to-midnight', 'updo')}
        day="09"
        month="May"
        place="Milan"
        title="The bride, from morning to midnight"
        statusLabel="Upcoming"
      />
      <LiveMasterclassCard
        {...args}
        link={<a href="#colour-in-motion" />}
        cover={cover('colour-in-motion', 'colour')}
        place="Bucharest"
        title="Colour in motion"
        status="ongoing"
        statusLabel="Ongoing"
      />
      <LiveMasterclassCard
        {...args}
        link={<a href="#braids-and-heritage" />}
        cover={cover('braids-and-heritage', 'braiding')}
        place="Lyon"
        title="Braids and heritage"
        status="finished"
        statusLabel="Finished"
        price={undefined}
        seats={undefined}
      />
    </CardGrid>
  ),
}
