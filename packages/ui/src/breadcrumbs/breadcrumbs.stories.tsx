import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './breadcrumbs.tsx'

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { id: 'education', label: 'Education', link: <a href="#educations" /> },
      { id: 'cutting', label: 'Cutting', link: <a href="#cutting" /> },
      { id: 'bob', label: 'The bob, from line to movement' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Course: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cutting' })).toBeVisible()
  },
}

/** On a phone only the parent remains, as a back link. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongNames: Story = {
  args: {
    items: [
      { id: 'a', label: 'Aus- und Weiterbildung', link: <a href="#a" /> },
      { id: 'b', label: 'Hochstecken und Brautfrisuren', link: <a href="#b" /> },
      {
        id: 'c',
        label: 'Der klassische Chignon in fünf Bewegungen, vom Ankerpunkt bis zur letzten verdeckten Nadel',
      },
    ],
  },
  globals: { locale: 'de' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    items: [
      { id: 'education', label: 'آموزش', link: <a href="#educations" /> },
      { id: 'cutting', label: 'کوتاهی', link: <a href="#cutting" /> },
      { id: 'bob', label: 'کوتاهی باب، از خط تا حرکت' },
    ],
  },
}
