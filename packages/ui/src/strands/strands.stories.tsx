import type { Meta, StoryObj } from '@storybook/react-vite'
import { Strands } from './strands.tsx'

const meta = {
  title: 'Media/Strands',
  component: Strands,
  parameters: { layout: 'fullscreen' },
  args: {
    seed: 'the-anatomy-of-a-perfect-cut',
    coiffure: 'wave',
    width: 1280,
    height: 640,
    className: 'h-160 w-full',
  },
} satisfies Meta<typeof Strands>

export default meta
type Story = StoryObj<typeof meta>

export const Wave: Story = {}
export const HungAtTheEnd: Story = { args: { reach: 'end', isSwaying: true } }
export const Part: Story = { args: { coiffure: 'part', seed: 'bob-from-line-to-movement' } }
export const Knot: Story = { args: { coiffure: 'knot', seed: 'classic-chignon-in-five-moves' } }
export const Braid: Story = { args: { coiffure: 'braid', seed: 'braids-and-heritage' } }
export const Cut: Story = { args: { coiffure: 'cut', seed: 'scissor-over-comb' } }
export const Curl: Story = { args: { coiffure: 'curl', seed: 'natural-curls-no-heat' } }
