import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MarkedText } from './marked-text.tsx'

/**
 * For names and summaries of search results. Not for emphasis (`<em>`). The offsets come from the search; whole
 * words are marked.
 */
const meta = {
  title: 'Building blocks/Marked text',
  component: MarkedText,
  args: { text: 'Freehand balayage', marks: [{ start: 9, end: 17 }] },
} satisfies Meta<typeof MarkedText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('balayage').tagName).toBe('MARK')
  },
}
export const SeveralWords: Story = {
  args: {
    text: 'The bob, from line to movement',
    marks: [
      { start: 4, end: 7 },
      { start: 14, end: 18 },
    ],
  },
}
export const InAHeadline: Story = {
  render: (args) => (
    <h2 className="headline-type text-headline">
      <MarkedText {...args} />
    </h2>
  ),
}
export const Nothing: Story = { args: { marks: [] } }
export const Persian: Story = {
  args: { text: 'بالیاژ با دست آزاد', marks: [{ start: 0, end: 6 }] },
  globals: { locale: 'fa' },
}
