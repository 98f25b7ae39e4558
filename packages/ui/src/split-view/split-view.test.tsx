import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SplitView, type SplitViewProps } from './split-view.tsx'
import { findSplitView } from './split-view.testing.ts'

const view = (props: Partial<SplitViewProps> = {}, width = 'w-[1000px]') => (
  <div className={width}>
    <SplitView list={<p>The list</p>} {...props}>
      <p>The detail</p>
    </SplitView>
  </div>
)

test('shows both panes, and the line is moved by keys', async () => {
  const onValueChange = vi.fn<(value: number) => void>()
  const screen = await render(view({ onValueChange }))
  const { line, list, width } = findSplitView(screen.container)
  await expect.element(screen.getByText('The list')).toBeVisible()
  await expect.element(screen.getByText('The detail')).toBeVisible()
  line.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect([width(), Math.round(list.getBoundingClientRect().width)]).toEqual([36, 360])
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(width()).toBe(60)
  await userEvent.keyboard('{Home}')
  expect(onValueChange.mock.lastCall).toEqual([20])
})

test('keys are mirrored where the page is', async () => {
  const screen = await render(<div dir="rtl">{view()}</div>)
  const { line, width } = findSplitView(screen.container)
  line.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(width()).toBe(36)
})

test('the line is dragged', async () => {
  const screen = await render(view())
  const { line, width } = findSplitView(screen.container)
  const left = line.parentElement?.getBoundingClientRect().left ?? 0
  line.setPointerCapture = () => {}
  line.hasPointerCapture = () => true
  line.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: left + 500 }))
  await expect.poll(width).toBe(50)
})

test('in a narrow container one pane is shown', async () => {
  const screen = await render(view({}, 'w-[400px]'))
  await expect.element(screen.getByText('The list')).toBeVisible()
  await expect.element(screen.getByText('The detail')).not.toBeVisible()
  await screen.rerender(view({ isDetailShown: true }, 'w-[400px]'))
  await expect.element(screen.getByText('The detail')).toBeVisible()
  await expect.element(screen.getByText('The list')).not.toBeVisible()
})
