import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryViewer } from './story-viewer.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const stories = ['Towels', 'Apron', 'Bus'].map((title) => ({
  id: title,
  title,
  author: { name: 'Inês Duarte' },
  picture: <span />,
}))

const open = async (duration = 3_600_000) => {
  const [onClose, onSeen] = [vi.fn(), vi.fn()]
  const viewer = (isOpen: boolean) => (
    <StoryViewer
      open={isOpen}
      onOpenChange={onClose}
      onSeen={onSeen}
      title="Behind the chair"
      stories={stories}
      duration={duration}
    />
  )
  const screen = await render(viewer(false))
  await screen.rerender(viewer(true))
  return { screen, onClose, onSeen }
}

/** By the keyboard: a slow click would be a long press. */
async function choose(button: Locator): Promise<void> {
  button.element().focus()
  await userEvent.keyboard('{Enter}')
}

test('goes on at the end side and back at the start side, and reports each story as seen', async () => {
  const { screen, onSeen } = await open()
  await expect.element(screen.getByRole('dialog', { name: 'Behind the chair' })).toBeVisible()
  await choose(screen.getByRole('button', { name: 'Next story' }))
  await expect.element(screen.getByText('Apron')).toBeVisible()
  await choose(screen.getByRole('button', { name: 'Previous story' }))
  await expect.element(screen.getByText('Towels')).toBeVisible()
  expect(onSeen.mock.calls.flat()).toEqual(['Towels', 'Apron', 'Towels'])
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('follows the reading direction with arrows and sides (%s)', async (dir, forward, back) => {
  document.documentElement.dir = dir
  const { screen } = await open()
  await expect.element(screen.getByText('Towels')).toBeVisible()
  await userEvent.keyboard(forward)
  await expect.element(screen.getByText('Apron')).toBeVisible()
  await userEvent.keyboard(back)
  await expect.element(screen.getByText('Towels')).toBeVisible()
  const next = screen.getByRole('button', { name: 'Next story' }).element().getBoundingClientRect()
  const previous = screen.getByRole('button', { name: 'Previous story' }).element().getBoundingClientRect()
  expect(Math.sign(next.left - previous.left)).toBe(dir === 'ltr' ? 1 : -1)
})

test('keeps the focus and the keys at the first story', async () => {
  const { screen } = await open()
  await userEvent.keyboard('{ArrowRight}')
  const previous = screen.getByRole('button', { name: 'Previous story' })
  await previous.click()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Towels')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('Apron')).toBeVisible()
})

test('leaves what precedes and follows its stories to the caller', async () => {
  const [onClose, onNext, onPrevious] = [vi.fn(), vi.fn(), vi.fn()]
  const screen = await render(
    <StoryViewer
      open
      onOpenChange={onClose}
      onNext={onNext}
      onPrevious={onPrevious}
      title="Tools"
      stories={stories.slice(0, 1)}
      duration={3_600_000}
    />,
  )
  await choose(screen.getByRole('button', { name: 'Next story' }))
  await choose(screen.getByRole('button', { name: 'Previous story' }))
  expect([onNext, onPrevious, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

test('advances automatically and closes after the last story', async () => {
  const { onClose, onSeen } = await open(40)
  await expect.poll(() => onClose).toHaveBeenCalled()
  expect(onSeen.mock.calls.flat()).toEqual(['Towels', 'Apron', 'Bus'])
})

test('pauses and resumes with Space', async () => {
  const { screen } = await open()
  const running = () => document.getAnimations().map((animation) => animation.playState)
  await expect.poll(running).toEqual(['running'])
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.poll(running).toEqual(['paused'])
  await screen.getByRole('button', { name: 'Play' }).click()
  await expect.poll(running).toEqual(['running'])
})

test('pauses during a long press', async () => {
  const { screen } = await open()
  const zone = screen.getByRole('button', { name: 'Next story' }).element()
  zone.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.poll(() => document.getAnimations().map(({ playState }) => playState)).toEqual(['paused'])
  zone.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await expect.poll(() => document.getAnimations().map(({ playState }) => playState)).toEqual(['running'])
})

test.each([
  ['ltr', -120, 'Bus'],
  ['ltr', 120, 'Towels'],
  ['rtl', 120, 'Bus'],
  ['ltr', -20, 'Apron'],
])('in %s, a swipe by %i pixels from the second story shows %s', async (dir, right, expected) => {
  document.documentElement.dir = dir
  onTestFinished(() => void (document.documentElement.dir = 'ltr'))
  const { screen } = await open()
  const next = screen.getByRole('button', { name: 'Next story' })
  await next.click()
  await expect.element(screen.getByText('Apron')).toBeVisible()
  const touch = (type: string, clientX: number) =>
    next.element().dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY: 300,
      }),
    )
  touch('pointerdown', 200)
  touch('pointerup', 200 + right)
  await expect.element(screen.getByText(expected)).toBeVisible()
})

test('stays open when an element inside is cancelled', async () => {
  const { screen, onClose } = await open()
  await expect.element(screen.getByText('Towels')).toBeVisible()
  screen
    .getByText('Towels')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
})

test('closes on Escape', async () => {
  const { screen, onClose } = await open()
  await expect.element(screen.getByText('Towels')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('leaves Alt+arrow to the browser', async () => {
  const { screen } = await open()
  const story = screen.getByText('Towels')
  await expect.element(story).toBeVisible()
  story
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }),
    )
  await expect.element(story).toBeVisible()
})
