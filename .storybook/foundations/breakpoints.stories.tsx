import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Breakpoints } from './breakpoints/breakpoints.tsx'
import { names, written } from './breakpoints/use-measures.ts'
import { english, persian } from './breakpoints/texts.ts'

const meta = { title: 'Foundations/Breakpoints', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const showsCurrentRange: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const expected = () =>
    [
      'base',
      ...names.filter((name) => matchMedia(`(width >= ${written(`--breakpoint-${name}`)})`).matches),
    ].at(-1)
  await waitFor(() => {
    const now = [...canvasElement.querySelectorAll<HTMLElement>('[aria-current]')]
    return expect(now.map((row) => row.dataset['name'])).toEqual([expected()])
  })
}

/** The widths at which the layout changes, and the current width of the window. */
export const Ranges: Story = { render: () => <Breakpoints texts={english} />, play: showsCurrentRange }

/** Right to left, with Persian digits. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => <Breakpoints texts={persian} />,
  play: showsCurrentRange,
}
