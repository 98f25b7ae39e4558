import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DrawingLayer, type DrawingLayerProps, type DrawingStroke } from './drawing-layer.tsx'
import { findDrawingLayer } from './drawing-layer.testing.ts'

const stroke = (x: number): DrawingStroke => ({ color: 'light', width: 0.01, points: [[x, 0.5]] })

async function show(props: Partial<DrawingLayerProps> = {}) {
  const onValueChange = vi.fn<(value: DrawingStroke[]) => void>()
  const screen = await render(
    <DrawingLayer
      label="Photograph 1"
      width={400}
      height={200}
      defaultChecked
      onValueChange={onValueChange}
      {...props}
    >
      <div className="h-[200px] w-[400px]" />
    </DrawingLayer>,
  )
  const layer = findDrawingLayer(screen.container, 'Photograph 1')
  const send = (type: string, x: number, y: number, more: PointerEventInit = {}) => {
    const { left, top, width, height } = layer.surface().getBoundingClientRect()
    layer.surface().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        clientX: left + x * width,
        clientY: top + y * height,
        ...more,
      }),
    )
  }
  return { screen, layer, send, onValueChange, drawn: () => onValueChange.mock.lastCall?.[0] ?? [] }
}

test('stores a line as shares of the picture, simplified, in the chosen colour', async () => {
  const { layer, drawn } = await show()
  await userEvent.click(layer.colour('light'))
  layer.draw([0.25, 0.25], [0.5, 0.5], [0.75, 0.75])
  await expect.poll(drawn).toHaveLength(1)
  const [line] = drawn()
  expect(line).toMatchObject({ color: 'light', width: 0.006 })
  expect(line?.points.map((point) => point.map((share) => Math.round(share * 100) / 100))).toEqual([
    [0.25, 0.25],
    [0.75, 0.75],
  ])
})

test('a press is a dot, and a line that leaves the picture ends at its edge', async () => {
  const { layer, send, drawn } = await show()
  layer.draw([0.5, 0.5])
  await expect.poll(drawn).toHaveLength(1)
  expect(drawn()[0]?.points).toHaveLength(1)
  send('pointerdown', 0.5, 0.5)
  send('pointermove', 1.5, 0.5)
  send('pointerup', 1.5, 0.5)
  await expect.poll(drawn).toHaveLength(2)
  expect(drawn()[1]?.points.at(-1)?.[0]).toBe(1)
})

test('a second finger and a cancelled touch give the line up; after a pen, fingers draw nothing', async () => {
  const { layer, send, onValueChange } = await show()
  const finger: PointerEventInit = { pointerType: 'touch' }
  send('pointerdown', 0.2, 0.2, finger)
  send('pointerdown', 0.6, 0.6, { ...finger, pointerId: 2, isPrimary: false })
  send('pointerup', 0.2, 0.2, finger)
  send('pointerdown', 0.2, 0.2, finger)
  send('pointercancel', 0.2, 0.2, finger)
  expect(onValueChange).not.toHaveBeenCalled()
  send('pointerdown', 0.2, 0.2, { pointerType: 'pen' })
  send('pointerup', 0.2, 0.2, { pointerType: 'pen' })
  await expect.poll(layer.lineCount).toBe(1)
  send('pointerdown', 0.4, 0.4, finger)
  send('pointerup', 0.4, 0.4, finger)
  expect(onValueChange).toHaveBeenCalledOnce()
})

test('draws by keyboard, takes back, and puts the pen away', async () => {
  const { layer, drawn } = await show({ defaultChecked: false })
  await userEvent.click(layer.pen)
  await expect.element(layer.surface()).toHaveFocus()
  await userEvent.keyboard(' {ArrowRight}{Shift>}{ArrowDown}{/Shift} ')
  expect(drawn()).toEqual([
    {
      color: 'brass',
      width: 0.006,
      points: [
        [0.5, 0.5],
        [0.51, 0.5],
        [0.51, 0.55],
      ],
    },
  ])
  await userEvent.keyboard(' {ArrowLeft}{Escape}')
  expect([layer.isOn(), layer.lineCount()]).toEqual([true, 1])
  await userEvent.keyboard('{Backspace}')
  expect(layer.lineCount()).toBe(0)
  await userEvent.keyboard('  {Control>}z{/Control}')
  expect(layer.lineCount()).toBe(0)
  await userEvent.keyboard('{Escape}')
  expect(layer.isOn()).toBe(false)
  await expect.element(layer.pen).toHaveFocus()
})

test('what was removed at once comes back at once, unless the lines changed since', async () => {
  const { layer } = await show({ defaultValue: [stroke(0.1), stroke(0.2), stroke(0.3)] })
  await userEvent.click(layer.clear())
  expect(layer.lineCount()).toBe(0)
  await userEvent.click(layer.undo())
  expect(layer.lineCount()).toBe(3)
  await userEvent.click(layer.clear())
  layer.draw([0.5, 0.5])
  await expect.poll(layer.lineCount).toBe(1)
  await userEvent.click(layer.undo())
  expect([layer.lineCount(), layer.undo().ariaDisabled]).toEqual([0, 'true'])
})

test('forty full lines fit, and no more', async () => {
  const lines = Array.from({ length: 39 }, (_, index) => stroke(index / 40))
  const { screen, layer, send } = await show({ defaultValue: lines, maxPoints: 50 })
  send('pointerdown', 0, 0.5)
  for (let step = 1; step < 300; step += 1) send('pointermove', step / 300, 0.5 + Math.sin(step) / 3)
  send('pointerup', 1, 0.5)
  await expect.poll(layer.lineCount).toBe(40)
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('No more lines fit. Take one back to go on.')
  layer.draw([0.5, 0.5])
  await userEvent.click(layer.surface())
  expect(layer.lineCount()).toBe(40)
})

function Controlled() {
  const [lines, setLines] = useState<DrawingStroke[]>([stroke(0.1)])
  const [isOn, setIsOn] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOn(true)}>
        Take the pen
      </button>
      <DrawingLayer
        label="Photograph 1"
        width={400}
        height={200}
        value={lines}
        onValueChange={setLines}
        checked={isOn}
        onCheckedChange={setIsOn}
      >
        <div className="h-[200px] w-[400px]" />
      </DrawingLayer>
    </>
  )
}

test('the caller keeps the lines and the pen, and taking it focuses the picture', async () => {
  const screen = await render(<Controlled />)
  const layer = findDrawingLayer(screen.container, 'Photograph 1')
  await screen.getByRole('button', { name: 'Take the pen' }).click()
  await expect.element(layer.surface()).toHaveFocus()
  layer.draw([0.5, 0.5])
  await expect.poll(layer.lineCount).toBe(2)
})

test('read-only, it is a picture of lines without tools', async () => {
  const screen = await render(
    <DrawingLayer label="What to look at" width={400} height={200} isReadOnly value={[stroke(0.1)]}>
      <div className="h-[200px] w-[400px]" />
    </DrawingLayer>,
  )
  await expect.element(screen.getByRole('img', { name: 'What to look at' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})
