import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from './picture.tsx'

const hair =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 420'%3E%3Crect width='640' height='420' fill='%23c9b79c'/%3E%3Cpath d='M60 0C120 180 180 240 160 420M180 0c60 180 100 260 90 420M300 0c40 180 90 260 80 420M420 0c30 180 80 260 70 420M540 0c20 180 60 260 50 420' stroke='%235d452e' stroke-width='26' fill='none'/%3E%3C/svg%3E"

const tiny =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Crect width='4' height='3' fill='%23c9b79c'/%3E%3Crect width='2' height='3' fill='%235d452e'/%3E%3C/svg%3E"

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: {
    src: hair,
    alt: 'The nape from behind, after the cut',
    width: 640,
    height: 420,
    placeholder: tiny,
    sizes: '37.5rem',
  },
  decorators: [
    (Story) => (
      <div className="max-w-150">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { sources: [{ type: 'image/svg+xml', srcset: `${encodeURI(hair)} 640w` }] },
}
/** Until the picture has loaded. */
export const Waiting: Story = {
  args: { src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" },
}
/** Fills a frame of other proportions. */
export const Fill: Story = {
  args: { fit: 'cover' },
  decorators: [
    (Story) => (
      <div className="aspect-square w-60">
        <Story />
      </div>
    ),
  ],
}
/** Cropped to a narrow frame around its focal point. */
export const Focal: Story = {
  args: { fit: 'cover', focalPoint: { x: 0.9, y: 0.5 } },
  decorators: [
    (Story) => (
      <div className="aspect-1/2 w-30">
        <Story />
      </div>
    ),
  ],
}
