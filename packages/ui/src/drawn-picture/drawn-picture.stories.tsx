import type { Meta, StoryObj } from '@storybook/react-vite'
import { DrawnPicture } from './drawn-picture.tsx'

const hair =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 420'%3E%3Crect width='640' height='420' fill='%23c9b79c'/%3E%3Cpath d='M60 0C120 180 180 240 160 420M180 0c60 180 100 260 90 420M300 0c40 180 90 260 80 420M420 0c30 180 80 260 70 420M540 0c20 180 60 260 50 420' stroke='%235d452e' stroke-width='26' fill='none'/%3E%3C/svg%3E"

const meta = {
  title: 'Learning/Drawn picture',
  component: DrawnPicture,
  args: {
    src: hair,
    alt: 'The nape from behind, after the cut',
    width: 640,
    height: 420,
    strokes: [
      {
        color: 'brass',
        width: 0.012,
        points: [
          [0.12, 0.72],
          [0.3, 0.76],
          [0.52, 0.75],
          [0.74, 0.7],
          [0.88, 0.62],
        ],
      },
      { color: 'light', width: 0.03, points: [[0.7, 0.3]] },
    ],
    caption: 'The line rises on the right.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-150">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DrawnPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Dark: Story = {
  args: {
    strokes: [
      {
        color: 'dark',
        width: 0.01,
        points: [
          [0.1, 0.2],
          [0.9, 0.2],
        ],
      },
    ],
  },
}
/** Nothing is drawn yet. */
export const WithoutLines: Story = { args: { strokes: [] } }

/** The caption follows the language; picture and lines are never mirrored. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { alt: 'پشت گردن پس از کوتاهی', caption: 'خط در سمت راست بالاتر می‌رود.' },
}
