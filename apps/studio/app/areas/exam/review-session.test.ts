import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewDrafts } from './review-drafts.ts'
import { createReviewSession, type DrawBody, type MarkBody } from './review-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer = (id: string) => ({
  question_id: id,
  option_ids: [],
  text: 'Dry first.',
  files: [],
  comment: null,
  mark: null,
  suggested_mark: null,
})

const file = {
  id: 'f',
  name: 'nape.jpg',
  type: 'image/jpeg',
  bytes: 1,
  width: 60,
  height: 40,
  url: '/f',
  srcset: '/f 60w',
  drawing: [],
}

const opened: StaffExam = {
  id: 'x',
  number: 1,
  state: 'submitted',
  started_at: '2026-05-01T10:00:00Z',
  submitted_at: '2026-05-01T11:00:00Z',
  reviewed_at: null,
  comment: null,
  program: { id: 'p', slug: 'cutter', name: 'The Complete Cutter' },
  learner: { id: 'l', full_name: 'Ada Bell', email: 'ada@example.com' },
  reviewed_by: null,
  questions: ['a', 'b'].map((id) => ({ id, type: 'text', prompt: id, options: [], correct_option_ids: [] })),
  answers: [{ ...answer('a'), files: [file] }, answer('b')],
  pass_percent: 70,
  score: null,
  revision: 0,
  claim: null,
  notes: [],
}

/** A server with one review. */
function fakeServer() {
  let exam = opened
  const bodies: [string, MarkBody][] = []
  const change = (questionId: string, { mark, comment }: Partial<MarkBody>) => {
    exam = {
      ...exam,
      revision: exam.revision + 1,
      answers: exam.answers.map((each) =>
        each.question_id === questionId
          ? {
              ...each,
              mark: mark === undefined ? each.mark : mark,
              comment: comment === undefined ? each.comment : (comment?.trim() ?? null),
            }
          : each,
      ),
    }
    return exam
  }
  const mark = async (questionId: string, body: MarkBody) => {
    bodies.push([questionId, body])
    if (body.revision !== exam.revision)
      throw new ProblemError(409, { code: 'conflict', message: 'Someone else has changed this review.' })
    return change(questionId, body)
  }
  const draw = async (fileId: string, { revision, drawing }: DrawBody) => {
    expect(revision).toBe(exam.revision)
    const answers = exam.answers.map((each) => ({
      ...each,
      files: each.files.map((file) => (file.id === fileId ? { ...file, drawing } : file)),
    }))
    exam = { ...exam, answers, revision: exam.revision + 1 }
    return exam
  }
  return { bodies, change, mark, draw, reload: async () => exam, current: () => exam }
}

function start(server = fakeServer()) {
  const store = createStore()
  const kept: ReviewDrafts[] = []
  const outbox = {
    read: () => ({ marks: {}, comments: {}, drawings: {} }),
    write: (drafts: ReviewDrafts) => void kept.push(drafts),
  }
  const session = createReviewSession({
    store,
    exam: opened,
    mark: server.mark,
    draw: server.draw,
    reload: server.reload,
    outbox,
  })
  return { server, store, session, drafts: () => store.get(session.draftsAtom) }
}

test('a mark and a comment are saved in one call, 900 ms after the last key', async () => {
  const { server, session } = start()
  session.change({ questionId: 'a', field: 'mark', value: 80 })
  await vi.advanceTimersByTimeAsync(600)
  session.change({ questionId: 'a', field: 'comment', value: 'Good ' })
  await vi.advanceTimersByTimeAsync(899)
  expect(server.bodies).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.bodies).toEqual([['a', { revision: 0, mark: 80, comment: 'Good ' }]])
})

test('each save has the revision that the one before brought, and never rewrites a field', async () => {
  const { server, session, drafts } = start()
  session.change({ questionId: 'a', field: 'comment', value: 'Good ' })
  session.change({ questionId: 'b', field: 'mark', value: 70 })
  expect(await session.flush()).toBe(true)
  expect(server.bodies.map(([, { revision }]) => revision)).toEqual([0, 1])
  expect(drafts().comments['a']?.value).toBe('Good ')
  session.change({ questionId: 'b', field: 'comment', value: '  ' })
  expect(await session.flush()).toBe(true)
  expect(server.bodies.at(-1)).toEqual(['b', { revision: 2, comment: null }])
})

test('after another examiner changed the review, what was typed stays and is saved once theirs is loaded', async () => {
  const { server, store, session, drafts } = start()
  server.change('b', { mark: 20 })
  session.change({ questionId: 'a', field: 'mark', value: 80 })
  expect(await session.flush()).toBe(false)
  expect(store.get(session.changedAtom)).toBe('Someone else has changed this review.')
  // Nothing is sent until it was seen what changed.
  session.change({ questionId: 'a', field: 'comment', value: 'Good' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.bodies).toHaveLength(1)
  await session.loadNewer()
  expect(store.get(session.changedAtom)).toBeNull()
  expect(drafts().marks['a']?.value).toBe(80)
  expect(await session.flush()).toBe(true)
  expect(server.current().answers[0]).toMatchObject({ mark: 80, comment: 'Good' })
  expect(server.current().answers[1]).toMatchObject({ mark: 20 })
})

test('a field that both wrote waits for a choice; the others are saved', async () => {
  const { server, session, drafts } = start()
  server.change('a', { mark: 20 })
  session.change({ questionId: 'a', field: 'mark', value: 80 })
  session.change({ questionId: 'b', field: 'mark', value: 60 })
  await session.flush()
  await session.loadNewer()
  expect(await session.flush()).toBe(false)
  expect(server.current().answers.map(({ mark }) => mark)).toEqual([20, 60])
  expect(drafts().marks['a']).toMatchObject({ value: 80, theirs: 20 })
  session.choose({ questionId: 'a', field: 'mark' }, 'mine')
  expect(await session.flush()).toBe(true)
  expect(server.current().answers.map(({ mark }) => mark)).toEqual([80, 60])
})

test('lines are saved after the marks, with the revision that these brought, and the last one is taken back', async () => {
  const { server, session, drafts } = start()
  const line = { color: 'brass' as const, width: 0.01, points: [[0.1, 0.2] satisfies [number, number]] }
  session.change({ field: 'drawing', fileId: 'f', value: [line, line] })
  session.change({ questionId: 'b', field: 'mark', value: 70 })
  expect(await session.flush()).toBe(true)
  const drawn = () => server.current().answers[0]?.files[0]?.drawing
  expect(drawn()).toEqual([line, line])
  session.undoLine('f')
  expect(drafts().drawings['f']?.value).toEqual([line])
  expect(await session.flush()).toBe(true)
  expect(drawn()).toEqual([line])
  // The same lines in a new answer of the server are no other lines.
  session.receive({ ...structuredClone(server.current()), revision: 9 })
  expect(drafts().drawings['f']).toMatchObject({ isSaved: true, theirs: undefined })
})

test('once the exam is decided nothing is sent any more', async () => {
  const { server, session } = start()
  session.change({ questionId: 'a', field: 'mark', value: 80 })
  session.receive({ ...opened, state: 'approved', revision: 7 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.bodies).toEqual([])
})
