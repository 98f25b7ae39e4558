import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { expect, test } from 'vitest'
import { createCall } from '@chignon/app-kit/data/call'
import { createQueryClient } from '@chignon/app-kit/data/query-client'
import { dropNoteAtom, queuedNotesAtom, saveNoteAtom, sendNotesAtom } from './note-outbox.ts'

const lessonId = '11111111-1111-4111-8111-111111111111'
const [knot, braid] = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333']

const note = (id: string, text: string) => ({ id, lesson_id: lessonId, moment: 12, text })

type Answer = (text: string) => Response | Promise<Response>

const ok: Answer = (text) => {
  const writtenAt = '2030-01-01T10:00:00Z'
  return Response.json({ data: { ...note(knot, text), created_at: writtenAt, updated_at: writtenAt } })
}
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const refuse: Answer = () =>
  Response.json({ message: 'Your access has expired.', code: 'expired' }, { status: 410 })

/** A browser of a person, whose server answers with `answer`. */
function openBrowser(owner: string) {
  const store = createStore()
  const browser = { answer: ok, texts: new Array<string>() }
  const fetch = async (request: Request) => {
    const { text } = await request.json()
    const response = await browser.answer(text)
    browser.texts.push(text)
    return response
  }
  store.set(
    queryClientAtom,
    createQueryClient(createCall({ base: 'http://academy.test', locale: 'en', fetch })),
  )
  return Object.assign(browser, {
    save: (id: string, text: string) => store.set(saveNoteAtom, owner, note(id, text)),
    send: () => store.set(sendNotesAtom, owner),
    drop: (id: string) => store.set(dropNoteAtom, owner, id),
    queued: () => store.get(queuedNotesAtom),
  })
}

test('keeps a note written offline, says so, and sends it later, also in another tab', async () => {
  const tab = openBrowser('ana')
  tab.answer = offline
  await tab.save(knot, 'Hold the comb lower.')
  expect(tab.queued()).toMatchObject({ [knot]: { state: 'waiting', text: 'Hold the comb lower.' } })
  const later = openBrowser('ana')
  await later.send()
  expect(later.texts).toEqual(['Hold the comb lower.'])
  expect(later.queued()).toEqual({})
})

test('keeps what the server does not accept with its reason, and does not send it again', async () => {
  const tab = openBrowser('ben')
  tab.answer = refuse
  await tab.save(knot, 'Too late')
  expect(tab.queued()).toMatchObject({ [knot]: { state: 'refused', reason: 'Your access has expired.' } })
  await tab.send()
  expect(tab.texts).toEqual(['Too late'])
  tab.answer = ok
  await tab.save(knot, 'Changed')
  expect(tab.queued()).toEqual({})
})

test('sends one text after another, the latest last', async () => {
  const tab = openBrowser('cleo')
  const { promise, resolve } = Promise.withResolvers<void>()
  tab.answer = async (text) => {
    if (text === 'first') await promise
    return ok(text)
  }
  const first = tab.save(knot, 'first')
  const second = tab.save(knot, 'second')
  expect(tab.queued()).toMatchObject({ [knot]: { state: 'new', text: 'second' } })
  resolve()
  await Promise.all([first, second])
  expect(tab.texts.at(-1)).toBe('second')
  expect(tab.queued()).toEqual({})
})

test('drops a note that waits', async () => {
  const tab = openBrowser('dana')
  tab.answer = offline
  await tab.save(knot, 'one')
  await tab.save(braid, 'two')
  await tab.drop(knot)
  expect(Object.keys(tab.queued())).toEqual([braid])
})
