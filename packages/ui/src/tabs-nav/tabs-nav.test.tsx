import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TabsNav } from './tabs-nav.tsx'

test('are links in a labelled region with the current page marked', async () => {
  const screen = await render(
    <TabsNav
      label="Education"
      items={[
        { id: 'courses', label: 'Courses', link: <a href="#courses" />, count: '16' },
        { id: 'programs', label: 'Programs', link: <a href="#programs" />, isCurrent: true },
      ]}
    />,
  )
  const nav = screen.getByRole('navigation', { name: 'Education' })
  await expect.element(nav.getByRole('link', { name: 'Programs' })).toHaveAttribute('aria-current', 'page')
  await expect.element(nav.getByRole('link', { name: 'Courses 16' })).not.toHaveAttribute('aria-current')
})

test.each(['ltr', 'rtl'])(
  'scrolls a narrow row to the current page, and fades where it goes on (%s)',
  async (dir) => {
    const names = ['Overview', 'My courses', 'My masterclasses', 'Saved', 'Your posts']
    const itemsWith = (current: string) =>
      names.map((label) => ({
        id: label,
        label,
        link: <a href={`#${label}`} />,
        isCurrent: label === current,
      }))
    const shown = (current: string) => (
      <div dir={dir} className="w-60">
        <TabsNav label="Profile pages" items={itemsWith(current)} />
      </div>
    )
    const screen = await render(shown('Overview'))
    const list = screen.getByRole('list').element()
    expect(Math.abs(list.scrollLeft)).toBeLessThan(2)
    await expect.element(list).toHaveAttribute('data-more', 'end')
    expect(getComputedStyle(list).maskImage).toContain(dir === 'ltr' ? 'to right' : 'to left')
    await screen.rerender(shown('Your posts'))
    expect(Math.sign(list.scrollLeft)).toBe(dir === 'ltr' ? 1 : -1)
    await expect.element(list).toHaveAttribute('data-more', 'start')
  },
)

test('does not fade a row that fits', async () => {
  const screen = await render(
    <TabsNav label="Education" items={[{ id: 'courses', label: 'Courses', link: <a href="#courses" /> }]} />,
  )
  await expect.element(screen.getByRole('list')).toHaveAttribute('data-more', 'none')
  expect(getComputedStyle(screen.getByRole('list').element()).maskImage).toBe('none')
})
