import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TokenBrowser } from './tokens/token-browser.tsx'

const meta = { title: 'Foundations/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/**
 * Every token under its published name, with its values in both themes. The files follow the format of the Design Tokens Community
 * Group (2025.10); the guide _Tokens in Figma_ explains how to import them.
 */
export const All: Story = {
  render: () => <TokenBrowser />,
}

/** The search finds names and values. */
export const Search: Story = {
  render: () => <TokenBrowser />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'radius')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 tokens')
    await expect(canvas.getByText('--chignon-radius-control')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy --chignon-radius-control' })).toBeVisible()
  },
}
