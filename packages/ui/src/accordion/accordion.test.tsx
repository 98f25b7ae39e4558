import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { serverForm } from '../form-state/form-suite.tsx'
import { Accordion } from './accordion.tsx'

const items = [
  { id: 'access', title: 'How long?', content: 'Thirty days' },
  { id: 'refund', title: 'Refunds?', content: 'If cancelled' },
]

test('opens by keyboard and closes the other section with the same name', async () => {
  const screen = await render(<Accordion items={items} name="questions" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Thirty days')).toBeVisible()
  await screen.getByText('Refunds?').click()
  await expect.element(screen.getByText('If cancelled')).toBeVisible()
  await expect.element(screen.getByText('Thirty days')).not.toBeVisible()
})

test('keeps sections open without a name and renders titles at the given heading level', async () => {
  const screen = await render(<Accordion items={items} level={2} />)
  await screen.getByRole('heading', { name: 'How long?', level: 2 }).click()
  await screen.getByText('Refunds?').click()
  await expect.element(screen.getByText('Thirty days')).toBeVisible()
  await expect.element(screen.getByText('If cancelled')).toBeVisible()
})

test('opens the given sections without scripts', async () => {
  const html = renderToString(<Accordion items={items} defaultValue={['refund']} />)
  document.body.insertAdjacentHTML('beforeend', `<div id="server">${html}</div>`)
  const server = document.querySelector('#server')
  expect(server?.querySelectorAll('details[open] h3')).toHaveLength(1)
  expect(server?.querySelector('details[open] h3')).toHaveTextContent('Refunds?')
  server?.remove()
})

test.each([
  ['', undefined, [['access'], ['access', 'refund'], ['refund']]],
  [' one at a time', 'questions', [['access'], ['refund'], []]],
])('reports which sections are open%s', async (_, name, reports) => {
  const onValueChange = vi.fn()
  const screen = await render(<Accordion items={items} name={name} onValueChange={onValueChange} />)
  await screen.getByText('How long?').click()
  await screen.getByText('Refunds?').click()
  await expect.element(screen.getByText('If cancelled')).toBeVisible()
  await screen.getByText(name ? 'Refunds?' : 'How long?').click()
  expect(onValueChange.mock.calls).toEqual(reports.map((report) => [report]))
})

test('keeps its controlled value, also if the browser opens a section', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<Accordion items={items} value={['refund']} onValueChange={onValueChange} />)
  await screen.getByText('How long?').click()
  expect(onValueChange.mock.calls).toEqual([[['access', 'refund']]])
  await expect.element(screen.getByText('Thirty days')).not.toBeVisible()
  // As find-in-page does.
  screen.container.querySelector('details')?.setAttribute('open', '')
  await expect.poll(() => onValueChange.mock.calls.length).toBe(2)
  await expect.element(screen.getByText('Thirty days')).not.toBeVisible()
  await expect.element(screen.getByText('If cancelled')).toBeVisible()
})

test('opens the sections of a new controlled value', async () => {
  function App() {
    const [open, setOpen] = useState<readonly string[]>([])
    return (
      <>
        <button onClick={() => setOpen(['access', 'refund'])}>Open all</button>
        <Accordion items={items} value={open} onValueChange={setOpen} />
      </>
    )
  }
  const screen = await render(<App />)
  await screen.getByRole('button', { name: 'Open all' }).click()
  await expect.element(screen.getByText('Thirty days')).toBeVisible()
  await screen.getByText('How long?').click()
  await expect.element(screen.getByText('Thirty days')).not.toBeVisible()
  await expect.element(screen.getByText('If cancelled')).toBeVisible()
})

test.each([undefined, vi.fn()])(
  'keeps a section that was opened before hydration (%#)',
  async (onValueChange) => {
    const error = vi.spyOn(console, 'error')
    const { form, hydrate } = serverForm(<Accordion items={items} onValueChange={onValueChange} />)
    form.querySelector('summary')?.click()
    await hydrate()
    expect(form.querySelectorAll('details[open]')).toHaveLength(1)
    if (onValueChange) expect(onValueChange.mock.calls).toEqual([[['access']]])
    expect(error).not.toHaveBeenCalled()
  },
)
