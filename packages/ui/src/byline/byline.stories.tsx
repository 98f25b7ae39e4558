import type { Meta, StoryObj } from '@storybook/react-vite'
import { Byline } from './byline.tsx'

/**
 * For the author of a post, a comment, a discussion or a story. Not for the signed-in user in the header
 * (`UserMenu`). The name is isolated, so that it displays correctly in any language.
 */
const meta = {
  title: 'Community/Byline',
  component: Byline,
  args: {
    author: { name: 'Inês Duarte', link: <a href="#ines-duarte" /> },
    note: 'Educator',
    time: '2 days ago',
    dateTime: '2026-11-18T09:20:00Z',
  },
} satisfies Meta<typeof Byline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Small: Story = { args: { size: 'small', note: undefined } }
export const NameAlone: Story = { args: { note: undefined, time: undefined } }
export const LongName: Story = {
  args: { author: { name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Przybyszewska' } },
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
}
export const Persian: Story = {
  args: { author: { name: 'ثریا رحیمی' }, note: 'مدرس', time: '۲ روز پیش' },
  globals: { locale: 'fa' },
}
