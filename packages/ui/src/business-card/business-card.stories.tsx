import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Pencil } from '../icons/pencil.tsx'
import { Trash2 } from '../icons/trash-2.tsx'
import { BusinessCard } from './business-card.tsx'

/**
 * For the businesses on a profile and in the settings. Not for event venues (`Venue`). The phone number is a link
 * and runs left to right in every language; name and number are isolated; only the owner gets actions, each named
 * after the business.
 */
const meta = {
  title: 'Profile/Business card',
  component: BusinessCard,
  args: {
    type: 'Salon',
    name: 'Duarte & Filhas',
    phone: '+351 21 362 0418',
    address: 'Rua Rodrigues de Faria 103\n1300-501 Lisboa',
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BusinessCard>

export default meta
type Story = StoryObj<typeof meta>

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

export const Default: Story = {}
export const ForItsOwner: Story = {
  args: {
    actions: (
      <>
        <IconButton label="Edit Duarte & Filhas">
          <Pencil {...icon} />
        </IconButton>
        <IconButton label="Remove Duarte & Filhas">
          <Trash2 {...icon} />
        </IconButton>
      </>
    ),
  },
}
export const NameAlone: Story = {
  args: { type: 'Mobile stylist', name: 'Hannah Brooks', phone: undefined, address: undefined },
}
export const LongName: Story = {
  args: {
    type: 'Akademie',
    name: 'Haarschneidekunstakademie Wolfeschlegelsteinhausen und Partnerinnen',
    address: 'Donaudampfschifffahrtsgesellschaftsstraße 12\n80331 München',
    phone: '+49 89 1234567',
  },
}
export const Persian: Story = {
  args: {
    type: 'سالن زیبایی',
    name: 'سالن پریسا',
    phone: '+98 21 2258 0143',
    address: 'تهران، خیابان شریعتی، کوچهٔ نسترن، پلاک ۸',
  },
  globals: { locale: 'fa' },
}
