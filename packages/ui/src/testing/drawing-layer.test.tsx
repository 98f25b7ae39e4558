import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DrawingLayer, type DrawingStroke } from '../drawing-layer/drawing-layer.tsx'
import { findDrawingLayer } from '../drawing-layer/drawing-layer.testing.ts'

test('drawing layer: draws, takes back and removes lines', async () => {
  const onValueChange = vi.fn<(value: DrawingStroke[]) => void>()
  const { container } = await render(
    <DrawingLayer label="Photograph 1" width={300} height={200} onValueChange={onValueChange}>
      <div className="h-[200px] w-full" />
    </DrawingLayer>,
  )
  const layer = findDrawingLayer(container, 'Photograph 1')
  expect([layer.isOn(), layer.lineCount()]).toEqual([false, 0])
  expect(layer.surface).toThrow('The pen of “Photograph 1” is not out.')
  await userEvent.click(layer.pen)
  expect(layer.isOn()).toBe(true)
  await userEvent.click(layer.colour('dark'))
  layer.draw([0.25, 0.25], [0.75, 0.75])
  await expect.poll(layer.lineCount).toBe(1)
  expect(onValueChange.mock.lastCall?.[0][0]).toMatchObject({ color: 'dark' })
  await userEvent.click(layer.undo())
  expect(layer.lineCount()).toBe(0)
  layer.draw([0.5, 0.5])
  await expect.poll(layer.lineCount).toBe(1)
  await userEvent.click(layer.clear())
  expect(layer.lineCount()).toBe(0)
  expect(() => findDrawingLayer(container, 'Photograph 2')).toThrow(
    'There is no drawing layer “Photograph 2” here; there is “Photograph 1”.',
  )
})
