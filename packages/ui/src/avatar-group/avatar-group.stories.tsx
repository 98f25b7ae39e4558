import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarGroup } from './avatar-group.tsx'

const people = ['Ana Díaz', 'Mehdi Karimi', 'Sofia Almeida', 'Jonas Weber', 'Lea Roth', 'Marco Bianchi'].map(
  (name) => ({ id: name, name }),
)

const meta = {
  title: 'Media/Avatar group',
  component: AvatarGroup,
  args: { label: 'Reviewing this exam', people },
} satisfies Meta<typeof AvatarGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}

export const Two: Story = { args: { people: people.slice(0, 2) } }

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-col gap-5">
      <AvatarGroup {...args} label="Small" size="small" />
      <AvatarGroup {...args} label="Large" size="large" />
      <AvatarGroup {...args} label="Huge" size="huge" max={3} />
    </div>
  ),
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'بررسی این آزمون',
    people: ['آنا دیاز', 'مهدی کریمی', 'سوفیا آلمیدا', 'یوناس وبر', 'لئا روت'].map((name) => ({
      id: name,
      name,
    })),
  },
}
