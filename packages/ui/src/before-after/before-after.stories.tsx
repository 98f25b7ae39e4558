import type { Meta, StoryObj } from '@storybook/react-vite'
import { BeforeAfter } from './before-after.tsx'

const grown =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 420'%3E%3Crect width='640' height='420' fill='%23c9b79c'/%3E%3Cpath d='M60 0C120 180 180 240 160 420M180 0c60 180 100 260 90 420M300 0c40 180 90 260 80 420M420 0c30 180 80 260 70 420M540 0c20 180 60 260 50 420' stroke='%235d452e' stroke-width='26' fill='none'/%3E%3C/svg%3E"

const cut =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 420'%3E%3Crect width='640' height='420' fill='%23e8dcc8'/%3E%3Cpath d='M60 0v420M180 0v420M300 0c40 180 90 260 80 420M420 0c30 180 80 260 70 420M540 0c20 180 60 260 50 420' stroke='%23a0522d' stroke-width='20' fill='none'/%3E%3C/svg%3E"

const meta = {
  title: 'Media/Before and after',
  component: BeforeAfter,
  args: {
    before: { src: grown, width: 640, height: 420, alt: 'The nape, grown out' },
    after: { src: cut, width: 640, height: 420, alt: 'The nape, cut to one line' },
    caption: 'A bob in one length, cut dry.',
    sizes: '37.5rem',
  },
  decorators: [
    (Story) => (
      <div className="max-w-150">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BeforeAfter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutCaption: Story = { args: { caption: undefined } }
/** The first picture is at the start of the line: on the right. */
export const Persian: Story = {
  args: { caption: 'کوتاهی باب هم‌قد، روی موی خشک.', labels: { before: 'قبل', after: 'بعد' } },
  globals: { locale: 'fa' },
}
