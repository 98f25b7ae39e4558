import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cover } from './cover.tsx'
import { DrawnCover } from './drawn-cover.tsx'

const meta = {
  title: 'Media/Cover',
  component: Cover,
  args: { src: 'data:,', width: 480, height: 600 },
} satisfies Meta<typeof Cover>

export default meta
type Story = StoryObj<typeof meta>

const shelf = [
  ['bob-from-line-to-movement', 'cutting'],
  ['freehand-balayage', 'colour'],
  ['classic-chignon-in-five-moves', 'updo'],
  ['natural-curls-no-heat', 'texture'],
  ['dutch-braid-crown', 'braiding'],
  ['the-modern-french-twist', 'updo'],
] as const

/** Portraits, for courses. */
export const Portrait: Story = {
  render: () => (
    <div className="grid max-w-content grid-cols-2 gap-6 md:grid-cols-4">
      {shelf.slice(0, 4).map(([seed, category]) => (
        <DrawnCover key={seed} seed={seed} category={category} width={480} height={600} />
      ))}
    </div>
  ),
}

/** Landscapes, for programs and masterclasses. */
export const Landscape: Story = {
  render: () => (
    <div className="grid max-w-content gap-6 md:grid-cols-2">
      {shelf.slice(2).map(([seed, category]) => (
        <DrawnCover key={seed} seed={seed} category={category} width={800} height={500} />
      ))}
    </div>
  ),
}

/** Until the picture has loaded, the placeholder colour of its colourway is shown. */
export const Waiting: Story = {
  render: () => (
    <div className="grid max-w-content grid-cols-4 gap-6">
      {(['brass', 'umber', 'copper', 'ash', 'sage', 'rose', 'ink', 'linen'] as const).map((colourway) => (
        <Cover
          key={colourway}
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
          width={480}
          height={600}
          colourway={colourway}
        />
      ))}
    </div>
  ),
}
