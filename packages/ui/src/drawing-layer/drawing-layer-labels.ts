import type { ReactNode } from 'react'

export type DrawingLayerLabels = {
  /** The button that takes the pen, and puts it away. */
  draw: ReactNode
  /** The name of the choice of colours. */
  colour: string
  brass: string
  light: string
  dark: string
  /** The button that takes the last line back. */
  undo: string
  /** The button that removes all lines. */
  clear: string
  /** What the keys do on the picture. */
  keys: string
  /** The number of lines beside the tools, announced when it changes. */
  lineCount: (count: number, max: number) => string
  /** Shown when no more lines fit. */
  full: string
  /** Announced when a line begins by keyboard. */
  begun: string
}

export const english: DrawingLayerLabels = {
  draw: 'Draw',
  colour: 'Colour',
  brass: 'Brass',
  light: 'Light',
  dark: 'Dark',
  undo: 'Undo',
  clear: 'Remove all lines',
  keys: 'Arrow keys move the pen, with Shift further. Space begins and ends a line. Backspace takes the last line back. Escape puts the pen away.',
  lineCount: (count, max) => `${count} of ${max} lines`,
  full: 'No more lines fit. Take one back to go on.',
  begun: 'Line begun',
}
