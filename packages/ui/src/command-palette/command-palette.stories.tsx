import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Award } from '../icons/award.tsx'
import { LayoutGrid } from '../icons/layout-grid.tsx'
import { MessageCircle } from '../icons/message-circle.tsx'
import { PenLine } from '../icons/pen-line.tsx'
import { Receipt } from '../icons/receipt.tsx'
import { CommandPalette, type CommandPaletteItem, type CommandPaletteProps } from './command-palette.tsx'
import { findCommandPalette } from './command-palette.testing.ts'

const items: CommandPaletteItem[] = [
  { id: 'today', label: 'Today', icon: <LayoutGrid />, group: 'Go to' },
  { id: 'chat', label: 'Chat', icon: <MessageCircle />, group: 'Go to', detail: '3 unanswered' },
  { id: 'exams', label: 'Exams', icon: <Award />, group: 'Go to', detail: '12 to review' },
  { id: 'orders', label: 'Orders', icon: <Receipt />, group: 'Go to', words: 'invoices money refunds' },
  { id: 'post', label: 'Write a post', icon: <PenLine />, group: 'New', keys: ['N'] },
]

const found: CommandPaletteItem[] = [
  { id: 'o1', label: 'CH-2027-0142', icon: <Receipt />, detail: 'Ana Díaz · $49.39', group: 'Orders' },
  { id: 'o2', label: 'CH-2027-0117', icon: <Receipt />, detail: 'Ana Díaz · $362.88', group: 'Orders' },
]

const meta = {
  title: 'Navigation/Command palette',
  component: CommandPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, width: 900, height: '560px' } } },
  args: {
    label: 'Go to or find',
    placeholder: 'Page, order number, name or address',
    items,
    defaultOpen: true,
    onChoose: fn(),
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const palette = findCommandPalette(canvasElement, args.label)
    await waitFor(() => expect(palette.input).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(palette.active()).toBe('Chat')
  },
}

/** What the server found is below the pages that match. */
export const Results: Story = {
  args: { found },
  play: async ({ canvasElement, args, userEvent }) => {
    const palette = findCommandPalette(canvasElement, args.label)
    await userEvent.type(palette.input, 'or')
    await expect(palette.items()).toEqual(['Orders', 'CH-2027-0142', 'CH-2027-0117'])
  },
}

/** What was chosen lately comes first. */
export const Recent: Story = { args: { recent: found } }

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.type(findCommandPalette(canvasElement, args.label).input, 'ana')
  },
}

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.type(findCommandPalette(canvasElement, args.label).input, 'balayage')
    await expect(canvas.getByText('Nothing found')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { error: 'Orders cannot be searched while you are offline.' },
}

function Opener(args: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="p-6">
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Go to or find
      </Button>
      <CommandPalette {...args} open={isOpen} onOpenChange={setIsOpen} />
    </div>
  )
}

/** Closing returns the focus to what opened it. */
export const ByAButton: Story = {
  render: (args) => <Opener {...args} defaultOpen={undefined} />,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.label })
    await userEvent.click(button)
    const palette = findCommandPalette(canvasElement, args.label)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(palette.isOpen()).toBe(false))
    await expect(button).toHaveFocus()
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'رفتن یا یافتن',
    placeholder: 'صفحه، شمارهٔ سفارش، نام یا نشانی',
    items: [
      { id: 'today', label: 'امروز', icon: <LayoutGrid />, group: 'رفتن به' },
      { id: 'chat', label: 'گفت‌وگو', icon: <MessageCircle />, group: 'رفتن به', detail: '۳ بی‌پاسخ' },
      { id: 'orders', label: 'سفارش‌ها', icon: <Receipt />, group: 'رفتن به' },
    ],
  },
}
