import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ShareBar } from './share-bar.tsx'

const share = { url: 'https://chignon.example/courses/x', title: 'The precise fringe' }

test('shares by the system’s sheet where there is one', async () => {
  const system = vi.fn(() => Promise.resolve())
  const onShared = vi.fn()
  Object.defineProperty(navigator, 'share', { value: system, configurable: true })
  const screen = await render(<ShareBar share={share} onShared={onShared} />)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => onShared).toHaveBeenCalledWith('shared')
  expect(system).toHaveBeenCalledWith(share)
  Reflect.deleteProperty(navigator, 'share')
})

test('copies the link, and says so', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<ShareBar share={share} />)
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied')
  expect(writeText).toHaveBeenCalledWith(share.url)
})

test('tells where neither could be done', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  const onShared = vi.fn()
  const screen = await render(<ShareBar share={share} onShared={onShared} />)
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => onShared).toHaveBeenCalledWith('failed')
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('waits for scripts', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ShareBar share={share} />)
  expect([...page.querySelectorAll('button')].every((button) => button.disabled)).toBe(true)
})
