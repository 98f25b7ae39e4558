import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Picture } from '../picture/picture.tsx'
import { DrawingLayer, type DrawingPoint, type DrawingStroke } from './drawing-layer.tsx'
import { findDrawingLayer } from './drawing-layer.testing.ts'

const nape =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 420'%3E%3Crect width='640' height='420' fill='%23c9b79c'/%3E%3Cpath d='M60 0C120 180 180 240 160 420M180 0c60 180 100 260 90 420M300 0c40 180 90 260 80 420M420 0c30 180 80 260 70 420M540 0c20 180 60 260 50 420' stroke='%235d452e' stroke-width='26' fill='none'/%3E%3C/svg%3E"

/** A circle around what is meant. */
const around = (x: number, y: number, size: number): DrawingPoint[] =>
  Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24) * Math.PI * 2
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 1.5]
  })

const lines: DrawingStroke[] = [
  { color: 'brass', width: 0.008, points: around(0.62, 0.42, 0.11) },
  {
    color: 'light',
    width: 0.006,
    points: [
      [0.2, 0.2],
      [0.3, 0.34],
      [0.36, 0.5],
      [0.38, 0.7],
    ],
  },
  {
    color: 'dark',
    width: 0.006,
    points: [
      [0.28, 0.2],
      [0.38, 0.34],
      [0.44, 0.5],
      [0.46, 0.7],
    ],
  },
]

const meta = {
  title: 'Learning/Drawing layer',
  component: DrawingLayer,
  args: {
    label: 'Drawing over photograph 1',
    width: 640,
    height: 420,
    onValueChange: fn(),
    className: 'max-w-2xl',
    children: <Picture src={nape} width={640} height={420} alt="The nape, grown out" />,
  },
} satisfies Meta<typeof DrawingLayer>

export default meta
type Story = StoryObj<typeof meta>

export const Drawing: Story = { args: { defaultValue: lines, defaultChecked: true } }

/** The pen is put away: a finger scrolls the page. */
export const PenAway: Story = { args: { defaultValue: lines } }

/** Space begins and ends a line, the arrows draw it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const layer = findDrawingLayer(canvasElement, args.label)
    await userEvent.click(layer.pen)
    await expect(layer.surface()).toHaveFocus()
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowDown}{ArrowRight}{/Shift} ')
    await expect(layer.lineCount()).toBe(1)
  },
}

/** What a learner sees. */
export const ReadOnly: Story = { args: { defaultValue: lines, isReadOnly: true } }

/** As many lines as fit. */
export const Full: Story = { args: { defaultValue: lines, defaultChecked: true, maxLines: 3 } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { label: 'رسم روی عکس ۱', defaultValue: lines, defaultChecked: true },
}
