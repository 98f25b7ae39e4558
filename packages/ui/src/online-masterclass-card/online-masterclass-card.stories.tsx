import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { Price } from '../price/price.tsx'
import { OnlineMasterclassCard } from './online-masterclass-card.tsx'

const cover = (seed: string, category: string) => (
  <DrawnCover seed={seed} category={category} width={800} height={500} />
)

const meta = {
  title: 'Catalogue/Online masterclass card',
  component: OnlineMasterclassCard,
  args: {
    link: <a href="#the-editorial-knot" />,
    cover: cover('the-editorial-knot', 'updo'),
    overline: 'Online masterclass',
    title: 'The editorial knot',
    facts: '7 lessons · 2 h 10 min',
    price: <Price amount="$129.00" />,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['layout'] === 'fullscreen' ? 'content-width py-8' : 'max-w-92'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OnlineMasterclassCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Discounted: Story = { args: { price: <Price amount="$129.00" discounted="$99.00" /> } }
export const Expired: Story = {
  args: { price: <Price amount="$129.00" isBought hasExpired rebuy="Buy again" /> },
}

export const OnAShelf: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CardGrid columns={3}>
      <OnlineMasterclassCard {...args} />
      <OnlineMasterclassCard
        {...args}
        link={<a href="#colour-theory-at-the-chair" />}
        cover={cover('colour-theory-at-the-chair', 'colour')}
        title="Colour theory at the chair"
        price={<Price amount="$149.00" discounted="$119.00" />}
      />
      <OnlineMasterclassCard
        {...args}
        link={<a href="#curl-by-curl" />}
        cover={cover('curl-by-curl', 'texture')}
        title="Curl by curl"
      />
    </CardGrid>
  ),
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    overline: 'مسترکلاس آنلاین',
    title: 'شینیون ادیتوریال',
    facts: '۷ درس · ۲ ساعت و ۱۰ دقیقه',
    price: <Price amount="‎$۱۲۹٫۰۰" discounted="‎$۹۹٫۰۰" />,
  },
}
