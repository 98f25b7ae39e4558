import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  endTypingAtom,
  showColleagueTypingAtom,
  showTypingAtom,
  typingColleaguesAtom,
  typingIdsAtom,
} from './typing-atoms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a sign of typing is shown for a few seconds after the last one', () => {
  const store = createStore()
  const typing = () => [...store.get(typingIdsAtom)]
  store.set(showTypingAtom, 'ada')
  vi.advanceTimersByTime(4000)
  store.set(showTypingAtom, 'ada')
  store.set(showTypingAtom, 'bo')
  vi.advanceTimersByTime(4000)
  expect(typing()).toEqual(['ada', 'bo'])
  vi.advanceTimersByTime(2000)
  expect(typing()).toEqual([])
})

test('it ends with the message', () => {
  const store = createStore()
  store.set(showTypingAtom, 'ada')
  store.set(endTypingAtom, 'ada')
  expect(store.get(typingIdsAtom).size).toBe(0)
})

test('colleagues are shown apart from the person', () => {
  const store = createStore()
  store.set(showColleagueTypingAtom, 'ada', 'noor')
  store.set(showColleagueTypingAtom, 'ada', 'ben')
  store.set(showTypingAtom, 'bo')
  expect([...store.get(typingColleaguesAtom)]).toEqual([['ada', ['noor', 'ben']]])
  expect([...store.get(typingIdsAtom)]).toEqual(['bo'])
  vi.advanceTimersByTime(6000)
  expect(store.get(typingColleaguesAtom).size).toBe(0)
})
