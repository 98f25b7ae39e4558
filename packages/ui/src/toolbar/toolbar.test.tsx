import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import { Toolbar, ToolbarItem, ToolbarRadioGroup, ToolbarSeparator, ToolbarToggleGroup } from './toolbar.tsx'
import { findToolbar } from './toolbar.testing.ts'

const format = [
  { value: 'bold', label: 'Bold', icon: <svg /> },
  { value: 'italic', label: 'Italic', icon: <svg /> },
]
const align = [
  { value: 'start', label: 'At the start', icon: <svg /> },
  { value: 'centre', label: 'Centred', icon: <svg /> },
]

const tools = (onFormat?: (value: readonly string[]) => void, onAlign?: (value: string) => void) => (
  <Toolbar label="Text">
    <ToolbarToggleGroup label="Format" options={format} onValueChange={onFormat} />
    <ToolbarSeparator />
    <ToolbarRadioGroup label="Alignment" options={align} defaultValue="start" onValueChange={onAlign} />
    <ToolbarItem>
      <Button variant="quiet">Link</Button>
    </ToolbarItem>
  </Toolbar>
)

test('is one stop of Tab, and arrows move around its ends', async () => {
  const screen = await render(
    <>
      {tools()}
      <button type="button">After</button>
    </>,
  )
  const { tool } = findToolbar(screen.container, 'Text')
  await userEvent.keyboard('{Tab}')
  await expect.element(tool('Bold')).toHaveFocus()
  for (const name of ['Italic', 'At the start', 'Centred', 'Link', 'Bold']) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tool(name)).toHaveFocus()
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('arrows are mirrored where the page is', async () => {
  const screen = await render(<div dir="rtl">{tools()}</div>)
  const { tool } = findToolbar(screen.container, 'Text')
  await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tool('Italic')).toHaveFocus()
})

test('tools are on or off, one of a radio group always', async () => {
  const onFormat = vi.fn<(value: readonly string[]) => void>()
  const onAlign = vi.fn<(value: string) => void>()
  const screen = await render(tools(onFormat, onAlign))
  const { tool, on } = findToolbar(screen.container, 'Text')
  await userEvent.click(tool('Bold'))
  await userEvent.click(tool('Centred'))
  await userEvent.click(tool('Centred'))
  expect(on()).toEqual(['Bold', 'Centred'])
  expect([onFormat.mock.lastCall, onAlign.mock.calls]).toEqual([[['bold']], [['centre']]])
  await expect.element(screen.getByRole('radio', { name: 'Centred' })).toBeChecked()
  await userEvent.click(tool('Bold'))
  expect(on()).toEqual(['Centred'])
})

test('has no style and no direction on the server', () => {
  const html = renderToString(tools())
  expect(html).not.toMatch(/ (style|dir)=/)
})
