import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft, type ChatDraft, type SavedDraft } from './chat-draft.ts'
import { createDraftSession } from './draft-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server with one draft, as devices see it. */
function createServer() {
  let stored: SavedDraft = { text: '', revision: 0 }
  let calls = 0
  return {
    stored: () => stored,
    calls: () => calls,
    save: async ({ text, revision }: SavedDraft) => {
      calls += 1
      if (revision !== stored.revision) throw new ProblemError(409, { message: 'Newer', code: 'conflict' })
      stored = { text, revision: revision + 1 }
      return stored
    },
    reload: async () => stored,
  }
}

function open(server: ReturnType<typeof createServer>, kept: ChatDraft = emptyDraft) {
  const store = createStore()
  let device = kept
  const session = createDraftSession({
    store,
    read: () => device,
    write: (draft) => void (device = draft),
    save: server.save,
    reload: server.reload,
    isFocused: () => true,
    createId: () => '1',
  })
  return { session, draft: () => store.get(session.draftAtom), kept: () => device }
}

test('what is typed is saved after a pause, once', async () => {
  const server = createServer()
  const { session } = open(server)
  session.type('Y')
  await vi.advanceTimersByTimeAsync(800)
  session.type('Yes')
  await vi.advanceTimersByTimeAsync(899)
  expect(server.calls()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(server.stored()).toEqual({ text: 'Yes', revision: 1 })
  expect(server.calls()).toBe(1)
})

test('a save that another device was faster with offers its draft, and keeping mine saves it', async () => {
  const server = createServer()
  const { session, draft } = open(server)
  await server.save({ text: 'Six pairs', revision: 0 })
  session.type('Yes')
  await vi.advanceTimersByTimeAsync(900)
  expect(draft()).toMatchObject({ text: 'Yes', theirs: { text: 'Six pairs' } })
  session.type('Yes, six')
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.stored().text).toBe('Six pairs')
  session.choose('mine')
  await vi.advanceTimersByTimeAsync(0)
  expect(server.stored()).toEqual({ text: 'Yes, six', revision: 2 })
})

test('what was sent is cleared on the server too', async () => {
  const server = createServer()
  const { session, kept } = open(server)
  session.type('Yes')
  await vi.advanceTimersByTimeAsync(900)
  session.finish(session.begin())
  await vi.advanceTimersByTimeAsync(0)
  expect(server.stored()).toEqual({ text: '', revision: 2 })
  expect(kept().text).toBe('')
})

test('a device that does not know yet that the draft was sent elsewhere saves what is typed', async () => {
  const server = createServer()
  await server.save({ text: 'Yes', revision: 0 })
  await server.save({ text: '', revision: 1 })
  const { session, draft } = open(server)
  session.type('Combs too')
  await vi.advanceTimersByTimeAsync(900)
  expect(server.stored()).toEqual({ text: 'Combs too', revision: 3 })
  expect(draft().theirs).toBeNull()
})
