import { createRef, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useMergedRefs } from './use-merged-refs.ts'

type Props = { first?: Ref<HTMLInputElement>; second?: Ref<HTMLInputElement>; value?: string }

function Input({ first, second, value }: Props) {
  return <input ref={useMergedRefs(first, second)} value={value} readOnly />
}

test('sets both refs on mount and clears both on unmount', async () => {
  const object = createRef<HTMLInputElement>()
  const callback = vi.fn()
  const screen = await render(<Input first={object} second={callback} />)
  const input = screen.getByRole('textbox').element()
  expect(object.current).toBe(input)
  expect(callback.mock.calls).toEqual([[input]])
  await screen.unmount()
  expect(object.current).toBeNull()
  expect(callback.mock.calls).toEqual([[input], [null]])
})

test('does not call the refs again on a render with the same refs', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const screen = await render(<Input first={first} second={second} value="bob" />)
  await screen.rerender(<Input first={first} second={second} value="wolf cut" />)
  expect(screen.getByRole('textbox').element()).toHaveValue('wolf cut')
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(1)
})

test('calls the cleanup that a ref callback returned instead of calling it with null', async () => {
  const cleanup = vi.fn()
  const callback = vi.fn(() => cleanup)
  const screen = await render(<Input first={createRef()} second={callback} />)
  await screen.unmount()
  expect(callback).toHaveBeenCalledTimes(1)
  expect(cleanup).toHaveBeenCalledTimes(1)
})

test('attaches the element to a new ref and clears the previous one', async () => {
  const own = createRef<HTMLInputElement>()
  const previous = createRef<HTMLInputElement>()
  const next = createRef<HTMLInputElement>()
  const screen = await render(<Input first={own} second={previous} />)
  await screen.rerender(<Input first={own} second={next} />)
  expect(previous.current).toBeNull()
  expect(next.current).toBe(own.current)
  expect(own.current).not.toBeNull()
})

test('returns the only ref that is given', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(<Input second={ref} />)
  expect(ref.current).toBe(screen.getByRole('textbox').element())
})
