import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Slot } from './slot.ts'

test('sets both refs and clears both on unmount', async () => {
  const outer = createRef<HTMLElement>()
  const end = vi.fn()
  const inner = vi.fn(() => end)
  const screen = await render(
    <Slot ref={outer}>
      <a ref={inner} href="#bob">
        The bob
      </a>
    </Slot>,
  )
  const link = screen.getByRole('link').element()
  expect(outer.current).toBe(link)
  expect(inner).toHaveBeenCalledExactlyOnceWith(link)
  await screen.unmount()
  expect(outer.current).toBeNull()
  expect(end).toHaveBeenCalledOnce()
})

test('merges classes, descriptions and styles, runs the child’s handler first, and prefers the child’s other props', async () => {
  const calls: string[] = []
  const screen = await render(
    <Slot
      className="given"
      aria-describedby="a"
      style={{ opacity: 0.5, order: 1 }}
      title="Given"
      lang="en"
      onClick={() => calls.push('given')}
    >
      <button
        type="button"
        className="own"
        aria-describedby="b"
        style={{ order: 2 }}
        title="Own"
        onClick={() => calls.push('own')}
      >
        Press
      </button>
    </Slot>,
  )
  const button = screen.getByRole('button')
  await button.click()
  expect(calls).toEqual(['own', 'given'])
  await expect.element(button).toHaveClass('given', 'own')
  await expect.element(button).toHaveAttribute('aria-describedby', 'a b')
  await expect.element(button).toHaveStyle({ opacity: '0.5', order: '2' })
  await expect.element(button).toHaveAttribute('title', 'Own')
  await expect.element(button).toHaveAttribute('lang', 'en')
})

test('wraps the child’s own content', async () => {
  const screen = await render(
    <Slot wrap={(content) => <>[{content}]</>}>
      <a href="#bob">The bob</a>
    </Slot>,
  )
  await expect.element(screen.getByRole('link')).toHaveTextContent('[The bob]')
})
