import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findReorderList } from '../reorder-list/reorder-list.testing.ts'
import { ReorderList } from '../reorder-list/reorder-list.tsx'

function Lessons() {
  const [names, setNames] = useState(['Parting', 'Nape', 'Finish'])
  return (
    <ReorderList
      label="Lessons"
      items={names.map((name) => ({ id: name, name, children: <a href={`#${name}`}>{name}</a> }))}
      onMove={(id, to) => setNames(names.filter((name) => name !== id).toSpliced(to, 0, id))}
    />
  )
}

test('reorder list: reads the order, and moves an entry by its menu', async () => {
  const { container } = await render(<Lessons />)
  const { names, entry, menu, announced } = findReorderList(container, 'Lessons')
  expect([names(), announced()]).toEqual([['Parting', 'Nape', 'Finish'], ''])
  expect(entry('Nape').querySelector('a')?.hash).toBe('#Nape')
  const { trigger, item, isOpen } = menu('Nape')
  await userEvent.click(trigger)
  await expect.poll(isOpen).toBe(true)
  await userEvent.click(item('To the end'))
  expect([names(), announced()]).toEqual([['Parting', 'Finish', 'Nape'], 'Nape is now 3 of 3'])
  expect(() => entry('Curls')).toThrow(
    'There is no entry “Curls” here; there is “Parting”, “Finish”, “Nape”.',
  )
  expect(() => findReorderList(container, 'Questions')).toThrow('There is no list “Questions” here')
})
