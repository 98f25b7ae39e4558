import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Marquee } from './marquee.tsx'

afterEach(() => {
  document.documentElement.dir = ''
})

const items = ['Bob', 'Balayage'].map((name) => ({ id: name, content: <a href={`#${name}`}>{name}</a> }))
const passes = () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation)
const states = () => passes().map((animation) => animation.playState)

test('is announced once, and its copy is not reachable', async () => {
  const screen = await render(<Marquee label="What we teach" items={items} />)
  expect(screen.getByRole('link', { name: 'Bob' }).elements()).toHaveLength(1)
})

test('takes 40 s per cycle and stops on hover, on focus and by its switch', async () => {
  const screen = await render(
    <>
      <Marquee label="What we teach" items={items} />
      <p>Elsewhere</p>
    </>,
  )
  // The pointer may rest on the row.
  await screen.getByText('Elsewhere').hover()
  const [animation] = passes()
  expect(animation?.effect?.getTiming().duration).toBe(40_000)
  await expect.poll(states).toEqual(['running', 'running'])
  await screen.getByRole('group', { name: 'What we teach' }).hover()
  await expect.poll(states).toEqual(['paused', 'paused'])
  await screen.getByRole('checkbox', { name: 'Pause' }).click({ force: true })
  await expect.element(screen.getByRole('checkbox', { name: 'Pause' })).toBeChecked()
  expect(states()).toEqual(['paused', 'paused'])
})

test.each([
  ['ltr', -1],
  ['rtl', 1],
])('moves towards the inline start (%s)', async (dir, sign) => {
  document.documentElement.dir = dir
  const screen = await render(<Marquee label="What we teach" items={items} />)
  const row = screen.getByRole('list').first().element()
  for (const animation of passes()) {
    animation.pause()
    animation.currentTime = 20_000
  }
  const moved = Number.parseFloat(getComputedStyle(row).translate)
  expect(Math.sign(moved)).toBe(sign)
})

const linked = ['Bob', 'Balayage', 'Waves', 'Braids', 'Updo'].map((name) => ({
  id: name,
  content: name,
  note: '5 courses',
  link: <a href={`#${name}`} />,
}))

test('names every link once, and its copy can be clicked but not reached by keyboard', async () => {
  const screen = await render(<Marquee label="What we teach" items={linked} />)
  expect(screen.getByRole('link').elements()).toHaveLength(linked.length)
  await expect.element(screen.getByRole('link', { name: 'Bob 5 courses' })).toHaveAttribute('href', '#Bob')
  const copy = document.querySelectorAll('[aria-hidden] a')
  expect(Array.from(copy, (link) => [link.getAttribute('href'), link.getAttribute('tabindex')])).toEqual(
    linked.map(({ id }) => [`#${id}`, '-1']),
  )
})

test('returns to its start with keyboard focus, and scrolls to the focused link', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <Marquee label="What we teach" items={linked} />
    </div>,
  )
  const last = screen.getByRole('link', { name: 'Updo 5 courses' }).element()
  for (let steps = 0; document.activeElement !== last && steps < 10; steps++) await userEvent.tab()
  expect(document.activeElement).toBe(last)
  expect(passes()).toEqual([])
  const area = screen.getByRole('group', { name: 'What we teach' }).element().getBoundingClientRect()
  const { left, right } = last.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(area.left)
  expect(right).toBeLessThanOrEqual(area.right + 1)
  await userEvent.tab()
  await expect.element(screen.getByRole('checkbox', { name: 'Pause' })).toHaveFocus()
  await expect.poll(states).toEqual(['running', 'running'])
})
