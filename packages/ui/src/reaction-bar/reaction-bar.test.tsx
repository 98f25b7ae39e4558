import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ReactionBar } from './reaction-bar.tsx'

const share = { url: 'https://chignon.example/posts/x', title: 'Check the line' }
const bar = { isLiked: false, likesCount: 7, isSaved: false, share }

test('shows a like at once and reverts it if saving fails', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const onLikedChange = vi.fn(() => promise)
  const screen = await render(<ReactionBar {...bar} onLikedChange={onLikedChange} />)
  await screen.getByRole('button', { name: 'Like 7' }).click()
  await expect.element(screen.getByRole('button', { name: 'Like 8' })).toHaveAttribute('aria-pressed', 'true')
  expect(onLikedChange).toHaveBeenCalledWith(true)
  reject(new Error('offline'))
  await expect
    .element(screen.getByRole('button', { name: 'Like 7' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('saving passes the opposite of the current state', async () => {
  const onSavedChange = vi.fn()
  const screen = await render(<ReactionBar {...bar} isSaved onSavedChange={onSavedChange} />)
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  expect(onSavedChange).toHaveBeenCalledWith(false)
})

test('asks a guest to sign in and changes nothing', async () => {
  const [onLikedChange, onAskToSignIn] = [vi.fn(), vi.fn()]
  const screen = await render(
    <ReactionBar {...bar} isGuest onLikedChange={onLikedChange} onAskToSignIn={onAskToSignIn} />,
  )
  await screen.getByRole('button', { name: 'Like 7' }).click()
  expect(onAskToSignIn).toHaveBeenCalledWith('like')
  expect(onLikedChange).not.toHaveBeenCalled()
  await expect
    .element(screen.getByRole('button', { name: 'Like 7' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('opens the system’s share dialog if there is one', async () => {
  const system = vi.fn(() => Promise.resolve())
  const onShared = vi.fn()
  Object.defineProperty(navigator, 'share', { value: system, configurable: true })
  const screen = await render(<ReactionBar {...bar} onShared={onShared} />)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => onShared).toHaveBeenCalledWith('shared')
  expect(system).toHaveBeenCalledWith(share)
  Reflect.deleteProperty(navigator, 'share')
})

test('copies the link and announces it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<ReactionBar {...bar} />)
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied')
  expect(writeText).toHaveBeenCalledWith(share.url)
})

test('is a form that likes and saves before hydration', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ReactionBar {...bar} isSaved action="/posts/x" />)
  expect(page.querySelector('form')?.getAttribute('method')).toBe('post')
  expect(
    [...page.querySelectorAll('button[name="intent"]')].map((button) => button.getAttribute('value')),
  ).toEqual(['like', 'unsave'])
})
