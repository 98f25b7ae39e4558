import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand, BrandMark } from './brand.tsx'

const meta = {
  title: 'Site/Brand',
  component: Brand,
  args: { name: 'Chignon' },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LeadsHome: Story = { args: { link: <a href="#home" /> } }

export const MarkAlone: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      <BrandMark className="size-5" />
      <BrandMark />
      <BrandMark className="size-16" />
      <BrandMark className="size-40 text-accent" />
    </div>
  ),
}

/** The mark is at the right, the name keeps its Latin letters and its face. */
export const Persian: Story = { globals: { locale: 'fa' }, args: { link: <a href="#home" /> } }
