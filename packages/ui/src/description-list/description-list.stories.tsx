import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './description-list.tsx'

const meta = {
  title: 'Data/Description list',
  component: DescriptionList,
  args: {
    items: [
      { id: 'subtotal', term: 'Subtotal', description: '$425.00' },
      { id: 'discount', term: 'Discount · SPRING10', description: '−$42.50' },
      { id: 'tax', term: 'Tax 0.8%', description: '$3.40' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

/** As in the total of an order. */
export const Rows: Story = {}

const ticket = [
  { id: 'holder', term: 'Holder', description: <bdi>Ana Díaz</bdi> },
  { id: 'dates', term: 'Dates', description: '14–15 Mar' },
  { id: 'venue', term: 'Venue', description: 'LX Factory, Lisbon' },
]

export const Columns: Story = { args: { variant: 'columns', items: ticket } }

export const Stacked: Story = { args: { variant: 'stacked', items: ticket } }

export const LongValues: Story = {
  args: {
    items: [
      {
        id: 'address',
        term: 'Rechnungsanschrift',
        description: 'Salon von Hohenstein-Ravensberg, Karl-Liebknecht-Straße 118, 04275 Leipzig',
      },
      {
        id: 'mail',
        term: 'E-Mail',
        description: 'buchhaltung.und.rechnungswesen@salon-von-hohenstein-ravensberg.example',
      },
    ],
  },
  globals: { locale: 'de' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    items: [
      { id: 'subtotal', term: 'جمع', description: '‎$۴۲۵٫۰۰' },
      { id: 'tax', term: 'مالیات ۰٫۸٪', description: '‎$۳٫۴۰' },
    ],
  },
}
