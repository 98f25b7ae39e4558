import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Kbd } from './kbd.tsx'

const meta = {
  title: 'Data/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

export const Chord: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('kbd')).toHaveTextContent('Ctrl+K')
  },
}

export const SingleKey: Story = { args: { keys: ['?'] } }

/** Symbols are read by their names. */
export const Symbols: Story = { args: { keys: ['Meta', 'Shift', 'ArrowUp'] } }

export const InASentence: Story = {
  render: () => (
    <p className="max-w-prose">
      Press <Kbd keys={['J']} /> for the next exam, <Kbd keys={['K']} /> for the one before, and{' '}
      <Kbd keys={['Ctrl', 'Enter']} /> to decide.
    </p>
  ),
}

/** Names of keys are those of a German keyboard. */
export const German: Story = {
  args: { keys: ['Ctrl', 'Shift', 'Backspace'] },
  globals: { locale: 'de' },
}

/** Not mirrored: keys have fixed places. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <p>
      برای جستجو <Kbd keys={['Ctrl', 'K']} /> و برای ردیف بعد <Kbd keys={['ArrowDown']} /> را بزنید.
    </p>
  ),
}
