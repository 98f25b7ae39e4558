import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShareBar } from './share-bar.tsx'

const share = { url: 'https://chignon.example/courses/x', title: 'The precise fringe' }

test('opens the system’s share dialog if there is one', async () => {
  const system = vi.fn(() => Promise.resolve())
  const onShared = vi.fn()
  Object.defineProperty(navigator, 'share', { value: system, configurable: true })
  const screen = await render(<ShareBar share={share} onShared={onShared} />)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => onShared).toHaveBeenCalledWith('shared')
  expect(system).toHaveBeenCalledWith(share)
  Reflect.deleteProperty(navigator, 'share')
})

test('copies the link and announces it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<ShareBar share={share} />)
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied')
  expect(writeText).toHaveBeenCalledWith(share.url)
})

test('reports a failure of both', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const onShared = vi.fn()
  const screen = await render(<ShareBar share={share} onShared={onShared} />)
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => onShared).toHaveBeenCalledWith('failed')
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('renders after hydration only', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ShareBar share={share} />)
  expect([...page.querySelectorAll('button')].every((button) => button.disabled)).toBe(true)
})
