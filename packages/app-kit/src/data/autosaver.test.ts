import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosaver, RefusedError, type AutosaveState } from './autosaver.ts'

type Answer = { id: string; text: string }

const written = (id: string, text: string): Answer => ({ id, text })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose calls are answered by hand. */
function makeServer() {
  const received: Answer[][] = []
  const calls: { resolve: () => void; reject: (error: Error) => void }[] = []
  const states: AutosaveState[] = []
  const saver = createAutosaver<Answer>({
    keyOf: ({ id }) => id,
    send: (answers) => {
      received.push(answers)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      calls.push({ resolve, reject })
      return promise
    },
    onChange: ({ state }) => states.push(state),
    retryAfter: 1000,
  })
  return { received, calls, states, saver }
}

test('saves the latest of each key, one call at a time', async () => {
  const { received, calls, states, saver } = makeServer()
  saver.add(written('a', 'D'), 500)
  saver.add(written('a', 'Dry'), 500)
  saver.add(written('b', 'Yes'), 500)
  const done = saver.flush()
  // Entered while the first call is on its way.
  saver.add(written('a', 'Dry first'), 500)
  expect(received).toEqual([[written('a', 'Dry'), written('b', 'Yes')]])
  calls[0]?.resolve()
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[1]).toEqual([written('a', 'Dry first')])
  calls[1]?.resolve()
  expect(await done).toBe(true)
  expect(states.at(-1)).toBe('saved')
  expect(saver.unsaved()).toEqual([])
})

test('keeps what was not saved, tries again, and does not replace what was entered meanwhile', async () => {
  const { received, calls, states, saver } = makeServer()
  saver.add(written('a', 'old'), 0)
  saver.add(written('b', 'same'), 0)
  const done = saver.flush()
  saver.add(written('a', 'new'), 60_000)
  calls[0]?.reject(new Error('offline'))
  expect(await done).toBe(false)
  expect(states.at(-1)).toBe('failed')
  await vi.advanceTimersByTimeAsync(1000)
  expect(received[1]).toEqual(expect.arrayContaining([written('a', 'new'), written('b', 'same')]))
})

test('does not try again what the server refuses', async () => {
  const { received, calls, states, saver } = makeServer()
  saver.add(written('a', 'late'), 0)
  const done = saver.flush()
  calls[0]?.reject(new RefusedError('You have already submitted this exam.'))
  expect(await done).toBe(false)
  expect(states.at(-1)).toBe('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received).toHaveLength(1)
})

test('sends the latest once, after a pause', async () => {
  const { received, calls, states, saver } = makeServer()
  for (const text of ['D', 'Dr', 'Dry']) saver.add(written('a', text), 500)
  await vi.advanceTimersByTimeAsync(499)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  calls[0]?.resolve()
  await vi.runAllTimersAsync()
  expect(received).toEqual([[written('a', 'Dry')]])
  expect(states).toEqual(['saving', 'saved'])
})

test('sends nothing that was discarded, also when it is flushed', async () => {
  const { received, states, saver } = makeServer()
  saver.add(written('a', 'Dry'), 500)
  saver.discard()
  expect(await saver.flush()).toBe(true)
  await vi.runAllTimersAsync()
  expect([received, states]).toEqual([[], []])
})
