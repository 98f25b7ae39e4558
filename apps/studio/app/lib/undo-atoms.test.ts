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
  void store.set(offerUndoAtom, offer(first))
  void store.set(offerUndoAtom, offer(second))
  expect([store.set(undoLatestAtom), store.set(undoLatestAtom)]).toEqual([true, false])
  expect([first, second].map((undo) => undo.mock.calls.length)).toEqual([0, 1])
  expect(store.get(toastsAtom)).toHaveLength(1)
})

test('after ten seconds the key takes nothing back', () => {
  const store = createStore()
  void store.set(
    offerUndoAtom,
    offer(async () => {}),
  )
  vi.advanceTimersByTime(undoMs)
  expect(store.set(undoLatestAtom)).toBe(false)
})

test('the key takes back what is not done yet, once it is, and says nothing of it', async () => {
  const store = createStore()
  const undo = vi.fn(async () => {})
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const offered = store.set(offerUndoAtom, { ...offer(undo), done: promise })
  expect(store.set(undoLatestAtom)).toBe(true)
  expect(undo).not.toHaveBeenCalled()
  resolve(true)
  await offered
  await vi.waitFor(() => expect(undo).toHaveBeenCalledOnce())
  expect(store.get(toastsAtom)).toEqual([])
})
