import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ThemeToggle } from './theme-toggle.tsx'

const meta = {
  title: 'Site/Theme toggle',
  component: ThemeToggle,
  args: { value: 'dark', onValueChange: fn() },
} satisfies Meta<typeof ThemeToggle>

export default meta
type Story = StoryObj<typeof meta>

/** The page's theme determines the icon, a saved choice the label. */
export const Default: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the light theme' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('light')
  },
}

export const NothingSaved: Story = { args: { value: null } }

function Nested({ text }: { text: string }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <div data-theme={theme} className="inline-flex items-center gap-3 border border-line p-6">
      <ThemeToggle value={theme} onValueChange={setTheme} />
      <p className="text-small">{text}</p>
    </div>
  )
}

export const InATheme: Story = { render: () => <Nested text="A theme of its own within the page" /> }

export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => <Nested text="تمی جداگانه در همین صفحه" />,
}
