import { findOne, need } from '../testing/find-one.ts'

export type DrawingLayerParts = {
  /** The button that takes the pen, and puts it away. */
  pen: HTMLButtonElement
  isOn: () => boolean
  /** What receives pointers and keys while the pen is out. Throws if it is not. */
  surface: () => HTMLElement
  /** The number of lines that are shown. */
  lineCount: () => number
  /** The radio button of a colour, by its value. Throws while the pen is not out. */
  colour: (value: 'brass' | 'light' | 'dark') => HTMLInputElement
  /** Takes the last line back. Throws while the pen is not out. */
  undo: () => HTMLButtonElement
  /** Removes all lines. Throws while the pen is not out. */
  clear: () => HTMLButtonElement
  /** Draws a line through points, each from 0 to 1 across the picture. Throws while the pen is not out. */
  draw: (...points: [x: number, y: number][]) => void
}

/** Sends the events of a mouse; a test environment has no pointer to capture. */
function drawOn(surface: HTMLElement, points: [x: number, y: number][]): void {
  const { left, top, width, height } = surface.getBoundingClientRect()
  const send = (type: string, [x, y]: [x: number, y: number]) =>
    surface.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        isPrimary: true,
        pointerId: 1,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    )
  const [first, ...others] = points
  const last = points.at(-1)
  if (!first || !last) return
  send('pointerdown', first)
  for (const point of others) send('pointermove', point)
  send('pointerup', last)
}

/** The `DrawingLayer` with this label that can be drawn on. Throws if there is none. */
export function findDrawingLayer(container: ParentNode, label: string): DrawingLayerParts {
  const tools = findOne(
    container.querySelectorAll<HTMLElement>('[role="group"]:has(> button[aria-pressed])'),
    'drawing layer',
    label,
    (group) => group.getAttribute('aria-label'),
  )
  const pen = need(tools.querySelector('button'), `“${label}” has no pen.`)
  const away = `The pen of “${label}” is not out.`
  const frame = need(tools.nextElementSibling, `“${label}” has no picture.`)
  const surface = () => need(frame.querySelector<HTMLElement>('[role="application"]'), away)
  const button = (index: number) => need(tools.querySelectorAll('button')[index], away)
  return {
    pen,
    isOn: () => pen.getAttribute('aria-pressed') === 'true',
    surface,
    lineCount: () => frame.querySelectorAll(':scope > svg > g').length,
    colour: (value) => need(tools.querySelector<HTMLInputElement>(`input[value="${value}"]`), away),
    undo: () => button(1),
    clear: () => button(2),
    draw: (...points) => drawOn(surface(), points),
  }
}
