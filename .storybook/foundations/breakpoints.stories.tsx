import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Breakpoints } from './breakpoints/breakpoints.tsx'
import { names, written } from './breakpoints/use-measures.ts'
import { english, persian } from './breakpoints/words.ts'

const meta = { title: 'Foundations/Breakpoints', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const holds: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const expected = () =>
    [
      'base',
      ...names.filter((name) => matchMedia(`(width >= ${written(`--breakpoint-${name}`)})`).matches),
    ].at(-1)
  await waitFor(() => {
    const now = [...canvasElement.querySelectorAll<HTMLElement>('[aria-current]')]
    return expect(now.map((one) => one.dataset['name'])).toEqual([expected()])
  })
}

/** Where the layout changes, and where the window is now: make it narrower or wider, and the ruler follows. */
export const Ranges: Story = { render: () => <Breakpoints words={english} />, play: holds }

/** From the right, in digits of its own. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => <Breakpoints words={persian} />,
  play: holds,
}
