import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { SaveStatus } from './save-status.tsx'

const meta = {
  title: 'Feedback/Save status',
  component: SaveStatus,
  args: { state: 'saved', text: 'Saved' },
} satisfies Meta<typeof SaveStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {}
export const Saving: Story = { args: { state: 'saving', text: 'Saving…' } }
export const Failed: Story = {
  args: {
    state: 'failed',
    text: 'Not saved. Check your connection.',
    action: (
      <Button variant="quiet" size="small">
        Try again
      </Button>
    ),
  },
}
export const Persian: Story = { globals: { locale: 'fa' }, args: { text: 'ذخیره شد' } }
