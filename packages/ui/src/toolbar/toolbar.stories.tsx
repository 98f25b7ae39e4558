import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Bold } from '../icons/bold.tsx'
import { Italic } from '../icons/italic.tsx'
import { LayoutGrid } from '../icons/layout-grid.tsx'
import { Link as LinkIcon } from '../icons/link.tsx'
import { List } from '../icons/list.tsx'
import { TextQuote } from '../icons/text-quote.tsx'
import { Toolbar, ToolbarItem, ToolbarRadioGroup, ToolbarSeparator, ToolbarToggleGroup } from './toolbar.tsx'
import { findToolbar } from './toolbar.testing.ts'

const format = [
  { value: 'bold', label: 'Bold', icon: <Bold /> },
  { value: 'italic', label: 'Italic', icon: <Italic /> },
  { value: 'quote', label: 'Quotation', icon: <TextQuote />, isDisabled: true },
]

const views = [
  { value: 'list', label: 'As a list', icon: <List /> },
  { value: 'cards', label: 'As cards', icon: <LayoutGrid /> },
]

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Text',
    children: (
      <>
        <ToolbarToggleGroup label="Format" options={format} defaultValue={['bold']} />
        <ToolbarSeparator />
        <ToolbarRadioGroup label="View" options={views} defaultValue="list" />
        <ToolbarSeparator />
        <ToolbarItem>
          <Button variant="quiet" size="small">
            <LinkIcon />
            Link
          </Button>
        </ToolbarItem>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const { tool, on } = findToolbar(canvasElement, args.label)
    await userEvent.click(tool('Italic'))
    await expect(on()).toEqual(['Bold', 'Italic', 'As a list'])
  },
}

export const ButtonsOnly: Story = {
  args: {
    label: 'Selected orders',
    children: (
      <>
        <ToolbarItem>
          <Button variant="secondary" size="small">
            Send a reminder
          </Button>
        </ToolbarItem>
        <ToolbarItem>
          <Button variant="secondary" size="small">
            Download
          </Button>
        </ToolbarItem>
      </>
    ),
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'متن',
    children: (
      <ToolbarToggleGroup
        label="قالب"
        defaultValue={['bold']}
        options={[
          { value: 'bold', label: 'درشت', icon: <Bold /> },
          { value: 'italic', label: 'کج', icon: <Italic /> },
        ]}
      />
    ),
  },
}
