import type { Meta, StoryObj } from '@storybook/react-vite'
import { BadgeShelf, type ShelfBadge } from './badge-shelf.tsx'

const badges: ShelfBadge[] = [
  {
    id: 'first-line',
    name: 'First line',
    description: 'Finished a cutting course',
    earnedAt: '14/03/2026',
    isEarned: true,
    coiffure: 'cut',
  },
  {
    id: 'steady-hands',
    name: 'Steady hands',
    description: 'Received thanks for ten answers',
    earnedAt: '02/06/2026',
    isEarned: true,
    metal: 'gold',
    coiffure: 'braid',
  },
  {
    id: 'premium-eye',
    name: 'The eye',
    description: 'Finished an online masterclass',
    earnedAt: '19/10/2026',
    isEarned: true,
    metal: 'premium',
    coiffure: 'wave',
  },
  {
    id: 'night-knot',
    name: 'Nine to midnight',
    description: 'Finish three updo courses',
    isEarned: false,
    coiffure: 'knot',
  },
  {
    id: 'curl-keeper',
    name: 'Keeper of curls',
    description: 'Finish two texture courses',
    isEarned: false,
    coiffure: 'curl',
  },
]

/**
 * For badges a person has earned or can earn. Not for certificates (`CertificateCard`) or small states (`Badge`). A
 * locked badge says so in words and explains how to earn it. The metal depends on the kind: silver for courses,
 * gold for programs, premium gold for online masterclasses.
 */
const meta = {
  title: 'Profile/Badge shelf',
  component: BadgeShelf,
  args: { label: 'Badges', badges },
} satisfies Meta<typeof BadgeShelf>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneEarned: Story = { args: { badges: badges.slice(0, 1) } }
export const NoneEarned: Story = { args: { badges: badges.map((badge) => ({ ...badge, isEarned: false })) } }
export const Persian: Story = {
  args: {
    label: 'نشان‌ها',
    labels: { locked: 'هنوز دریافت نشده' },
    badges: [
      {
        id: 'first-line',
        name: 'اولین خط',
        description: 'یک دورهٔ کوتاهی تمام شد',
        earnedAt: '۲۳ اسفند',
        isEarned: true,
        coiffure: 'cut',
      },
      {
        id: 'curl-keeper',
        name: 'نگهبان فر',
        description: 'دو دورهٔ فر را تمام کنید',
        isEarned: false,
        coiffure: 'curl',
      },
    ],
  },
  globals: { locale: 'fa' },
}
