import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, lastPage: 12, renderLink: (page) => <a href={`?page=${page}`} /> },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=6')
  },
}

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { page: 12 } }

export const TwoPages: Story = { args: { page: 1, lastPage: 2 } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const digits = new Intl.NumberFormat('fa')

/** Previous and next are mirrored; digits are those of the language. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    formatNumber: (page) => digits.format(page),
  },
}
