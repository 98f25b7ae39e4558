import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    title: 'No courses yet',
    text: 'The courses you buy or unlock appear here, with the days you have left to watch them.',
    action: (
      <Button asChild>
        <a href="#educations">Find your first course</a>
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const MyCourses: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No courses yet' })).toBeVisible()
  },
}

export const NothingFound: Story = {
  args: {
    coiffure: 'curl',
    seed: 'nothing-found',
    title: 'Nothing found for “balyage”',
    text: 'Check the spelling, or try a category.',
    action: (
      <>
        <Button variant="secondary">See all courses</Button>
        <Button variant="quiet">Clear search</Button>
      </>
    ),
  },
}

export const WordsAlone: Story = {
  args: { coiffure: 'braid', title: 'No comments yet', text: undefined, action: undefined },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'هنوز دوره‌ای ندارید',
    text: 'هر چه بخرید اینجا می‌آید، با روزهایی که برای دیدنش مانده است.',
    action: <Button>اولین دوره‌تان را پیدا کنید</Button>,
  },
}
