import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../heading/heading.tsx'
import { SplitView } from './split-view.tsx'
import { findSplitView } from './split-view.testing.ts'

const list = (
  <ul className="divide-y divide-line">
    {['Ana Díaz', 'Mehdi Karimi', 'Sofia Almeida', 'Jonas Weber'].map((name) => (
      <li key={name}>
        <a href={`#${name}`} className="block px-4 py-3 text-text no-underline hover:bg-surface">
          {name}
        </a>
      </li>
    ))}
  </ul>
)

const meta = {
  title: 'Building blocks/Split view',
  component: SplitView,
  args: {
    list,
    className: 'border border-line sm:h-80',
    children: (
      <div className="grid grid-cols-1 gap-3 p-5 wrap-anywhere">
        <Heading level={2} size="subtitle">
          Ana Díaz
        </Heading>
        <p className="text-text-muted">Where do I find my certificate?</p>
      </div>
    ),
  },
} satisfies Meta<typeof SplitView>

export default meta
type Story = StoryObj<typeof meta>

export const Conversation: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const { line, width } = findSplitView(canvasElement)
    if (!line.checkVisibility()) return
    line.focus()
    await userEvent.keyboard('{End}')
    await expect(width()).toBe(60)
    await userEvent.keyboard('{Home}')
    await expect(width()).toBe(20)
  },
}

/** The list alone. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** What was chosen, after following a link of the list. */
export const DetailOnAPhone: Story = {
  args: { isDetailShown: true },
  globals: { viewport: { value: 'phone' } },
}

export const WideList: Story = { args: { defaultValue: 50 } }
