import { toastsAtom } from '@chignon/app-kit/browser/toast-atoms'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerUndoAtom, undoLatestAtom, undoMs } from './undo-atoms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offer = (undo: () => Promise<void>) => ({ message: 'Hidden', label: 'Undo', undo })

test('the key takes back what was done last, once, and its message goes', () => {
  const store = createStore()
  const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})]
  store.set(offerUndoAtom, offer(first))
  store.set(offerUndoAtom, offer(second))
  expect([store.set(undoLatestAtom), store.set(undoLatestAtom)]).toEqual([true, false])
  expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([0, 1])
  expect(store.get(toastsAtom)).toHaveLength(1)
})

test('after ten seconds the key takes nothing back', () => {
  const store = createStore()
  store.set(
    offerUndoAtom,
    offer(async () => {}),
  )
  vi.advanceTimersByTime(undoMs)
  expect(store.set(undoLatestAtom)).toBe(false)
})
