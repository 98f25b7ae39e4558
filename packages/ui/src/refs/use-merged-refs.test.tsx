import { createRef, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useMergedRefs } from './use-merged-refs.ts'

type Props = { one?: Ref<HTMLInputElement>; other?: Ref<HTMLInputElement>; value?: string }

function Input({ one, other, value }: Props) {
  return <input ref={useMergedRefs(one, other)} value={value} readOnly />
}

test('sets both refs on mount and clears both on unmount', async () => {
  const object = createRef<HTMLInputElement>()
  const callback = vi.fn()
  const screen = await render(<Input one={object} other={callback} />)
  const input = screen.getByRole('textbox').element()
  expect(object.current).toBe(input)
  expect(callback.mock.calls).toEqual([[input]])
  await screen.unmount()
  expect(object.current).toBeNull()
  expect(callback.mock.calls).toEqual([[input], [null]])
})

test('does not call the refs again on a render with the same refs', async () => {
  const one = vi.fn()
  const other = vi.fn()
  const screen = await render(<Input one={one} other={other} value="bob" />)
  await screen.rerender(<Input one={one} other={other} value="wolf cut" />)
  expect(screen.getByRole('textbox').element()).toHaveValue('wolf cut')
  expect(one).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(1)
})

test('calls the cleanup that a ref callback returned instead of calling it with null', async () => {
  const cleanup = vi.fn()
  const callback = vi.fn(() => cleanup)
  const screen = await render(<Input one={createRef()} other={callback} />)
  await screen.unmount()
  expect(callback).toHaveBeenCalledTimes(1)
  expect(cleanup).toHaveBeenCalledTimes(1)
})

test('attaches the element to a new ref and clears the previous one', async () => {
  const own = createRef<HTMLInputElement>()
  const previous = createRef<HTMLInputElement>()
  const next = createRef<HTMLInputElement>()
  const screen = await render(<Input one={own} other={previous} />)
  await screen.rerender(<Input one={own} other={next} />)
  expect(previous.current).toBeNull()
  expect(next.current).toBe(own.current)
  expect(own.current).not.toBeNull()
})

test('returns the only ref that is given', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(<Input other={ref} />)
  expect(ref.current).toBe(screen.getByRole('textbox').element())
})
