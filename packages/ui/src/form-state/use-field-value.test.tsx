import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { isSameList } from './is-same-list.ts'
import { useFieldValue } from './use-field-value.ts'

type ListFieldProps = { value?: readonly string[]; onValueChange: (value: readonly string[]) => void }

const defaultValue = ['Berlin']

function ListField({ value, onValueChange }: ListFieldProps) {
  const [current, change] = useFieldValue<readonly string[]>({
    value,
    defaultValue,
    onValueChange,
    isSame: isSameList,
  })
  return (
    <>
      <output>{current.join(', ')}</output>
      <button onClick={() => change([...current])}>Same</button>
      <button onClick={() => change([...current, 'Rome'])}>Add</button>
    </>
  )
}

test('keeps its own value and reports each change', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<ListField onValueChange={onValueChange} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Berlin')
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Berlin, Rome')
  expect(onValueChange.mock.calls).toEqual([[['Berlin', 'Rome']]])
})

test('does not report a value that is the same as before', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<ListField onValueChange={onValueChange} />)
  await screen.getByRole('button', { name: 'Same' }).click()
  expect(onValueChange).not.toHaveBeenCalled()
})

test('shows the value of its owner, who may refuse a change', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<ListField value={['Paris']} onValueChange={onValueChange} />)
  await screen.getByRole('button', { name: 'Add' }).click()
  expect(onValueChange.mock.calls).toEqual([[['Paris', 'Rome']]])
  await expect.element(screen.getByRole('status')).toHaveTextContent('Paris')
  await screen.rerender(<ListField value={['Paris', 'Rome']} onValueChange={onValueChange} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Paris, Rome')
})

test.each([
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
  [[], [], true],
])('compares the lists %j and %j: %s', (first, second, isSame) => {
  expect(isSameList(first, second)).toBe(isSame)
})
