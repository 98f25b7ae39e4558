import type { ExamAnswer } from '@chignon/contract/exam'
import { expect, test, vi } from 'vitest'
import { createAnswerSaver, RefusedError, type SaveState } from './answer-saver.ts'

const written = (question_id: string, text: string): ExamAnswer => ({ question_id, text })

/** A server whose calls are answered by hand. */
function makeServer() {
  const received: ExamAnswer[][] = []
  const calls: { resolve: () => void; reject: (error: Error) => void }[] = []
  const states: SaveState[] = []
  const saver = createAnswerSaver({
    send: (answers) => {
      received.push(answers)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      calls.push({ resolve, reject })
      return promise
    },
    onState: (state) => states.push(state),
    retryAfter: 1000,
  })
  return { received, calls, states, saver }
}

test('saves the latest of each question, one call at a time', async () => {
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
  vi.useFakeTimers()
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
  vi.useRealTimers()
})

test('does not try again what the server refuses', async () => {
  vi.useFakeTimers()
  const { received, calls, states, saver } = makeServer()
  saver.add(written('a', 'late'), 0)
  const done = saver.flush()
  calls[0]?.reject(new RefusedError('You have already submitted this exam.'))
  expect(await done).toBe(false)
  expect(states.at(-1)).toBe('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received).toHaveLength(1)
  vi.useRealTimers()
})
