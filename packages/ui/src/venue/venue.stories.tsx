import type { Meta, StoryObj } from '@storybook/react-vite'
import { Venue } from './venue.tsx'

const meta = {
  title: 'Catalogue/Venue',
  component: Venue,
  args: {
    name: 'Casa do Fio',
    address: 'Rua do Açúcar 62, 1950-009 Lisboa, Portugal',
    link: <a href="#map" />,
    linkLabel: 'Open in maps',
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Venue>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutMap: Story = { args: { link: undefined } }
export const Persian: Story = { globals: { locale: 'fa' }, args: { linkLabel: 'باز کردن در نقشه' } }
