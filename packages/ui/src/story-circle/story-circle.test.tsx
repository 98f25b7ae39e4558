import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectPathsKept } from '../conformance/expect-paths-kept.ts'
import { StoryCircleRing } from './story-circle-ring.tsx'
import { StoryCircle, StoryCircleList } from './story-circle.tsx'

const circle = (id: string) => ({ id, seed: id, name: id, link: <a href={`#${id}`} />, cover: <span /> })

test('announces whether there are new stories', async () => {
  const screen = await render(
    <>
      <StoryCircle {...circle('Tools')} />
      <StoryCircle {...circle('Questions')} isSeen />
    </>,
  )
  await expect.element(screen.getByRole('link', { name: 'Tools (New)' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Questions', exact: true })).toBeVisible()
})

test.each(['ltr', 'rtl'])('starts at the inline start, scrolls, and follows the focus (%s)', async (dir) => {
  const screen = await render(
    <div dir={dir} className="w-60">
      <StoryCircleList
        label="Stories"
        circles={['Tools', 'Student work', 'Questions', 'Before'].map(circle)}
      />
    </div>,
  )
  const list = screen.getByRole('list', { name: 'Stories' }).element()
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
  expect(list.scrollLeft).toBe(0)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Before (New)' })).toHaveFocus()
  await expect.poll(() => Math.sign(list.scrollLeft)).toBe(dir === 'ltr' ? 1 : -1)
})

test('keeps the ring of the server when it hydrates, and draws another once its stories are seen', async () => {
  await expectPathsKept(StoryCircleRing, { seed: 'tools', isSeen: false }, { seed: 'tools', isSeen: true })
})
