import { ProblemError } from '@chignon/app-kit/data/problem-error'
import type { DocumentChange, MadeChange } from '@chignon/contract/platform/document'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documentOutbox } from './document-outbox.ts'
import { changePath, isOverlapping, readPath } from './document-paths.ts'
import { createDocumentSession, type ChangesBody } from './document-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Sample = {
  name: Record<string, string>
  price: number | null
  lessons: Record<string, { position: number; name: Record<string, string> }>
}

const [a, b] = ['7d1f0a52-0c1e-4f9b-9c53-0d5a3f6f0a01', '7d1f0a52-0c1e-4f9b-9c53-0d5a3f6f0a02']
const ana = { id: 'ana', full_name: 'Ana Reis' }
const at = '2027-05-01T10:00:00Z'

/** A server with one document, whose changes are kept with their revision and session. */
function fakeServer() {
  let draft: Sample = {
    name: { en: 'Cut' },
    price: null,
    lessons: { [a]: { position: 1, name: { en: 'Parting' } } },
  }
  const log: (MadeChange & { revision: number; session: string })[] = []
  const bodies: ChangesBody[] = []
  let isLosingAnswers = false
  let isOffline = false
  const store = (changes: readonly DocumentChange[], session: string) => {
    for (const { path, value } of changes) {
      draft = changePath(draft, path, value)
      log.push({ path, value, by: session === 'ana' ? ana : null, at, session, revision: log.length + 1 })
    }
  }
  return {
    bodies,
    current: () => draft,
    changeAsAna: (path: string, value: unknown) => store([{ path, value }], 'ana'),
    loseAnswers: (isLosing: boolean) => void (isLosingAnswers = isLosing),
    setOffline: (isOff: boolean) => void (isOffline = isOff),
    load: async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return { draft, revision: log.length, changed_at: at, changed_by: ana }
    },
    change: async (body: ChangesBody) => {
      if (isOffline) throw new TypeError('Failed to fetch')
      bodies.push(body)
      const newer = log.filter(
        ({ revision, session }) => revision > body.revision && session !== body.session,
      )
      const conflicts = newer.filter(({ path }) =>
        body.changes.some((change) => isOverlapping(change.path, path)),
      )
      if (conflicts.length > 0)
        throw new ProblemError(409, { code: 'conflict', message: 'Someone else changed this.', conflicts })
      store(body.changes, body.session)
      if (isLosingAnswers) throw new TypeError('Failed to fetch')
      return { revision: log.length, changed_at: at, others: newer }
    },
  }
}

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

async function open(server = fakeServer(), storage = memoryStorage()) {
  const store = createStore()
  const id = crypto.randomUUID()
  const session = createDocumentSession<Sample>({
    store,
    opened: await server.load(),
    session: id,
    outbox: documentOutbox({ storage, viewerId: 'v', documentId: 'd', session: id }),
    change: server.change,
    reload: server.load,
  })
  session.start()
  return {
    server,
    storage,
    store,
    session,
    text: (path: string) => readPath(store.get(session.documentAtom), path),
    contradictions: () => store.get(session.contradictionsAtom),
    saving: () => store.get(session.savingAtom).state,
  }
}

test('saves the latest of each part 900 ms after the last key', async () => {
  const { server, session } = await open()
  session.change('name.en', 'Cut a')
  await vi.advanceTimersByTimeAsync(600)
  session.change('name.en', 'Cut a bob')
  session.change('price', 4900)
  await vi.advanceTimersByTimeAsync(899)
  expect(server.bodies).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.bodies.map(({ revision, changes }) => ({ revision, changes }))).toEqual([
    {
      revision: 0,
      changes: [
        { path: 'name.en', value: 'Cut a bob' },
        { path: 'price', value: 4900 },
      ],
    },
  ])
})

test('what is typed while a save is in flight is saved after it, with the new revision', async () => {
  const { server, session, text } = await open()
  session.change('name.en', 'Cut a')
  const saved = session.flush()
  session.change('name.en', 'Cut a bob')
  expect(text('name.en')).toBe('Cut a bob')
  expect(await saved).toBe(true)
  expect(text('name.en')).toBe('Cut a bob')
  expect(server.bodies.map(({ revision }) => revision)).toEqual([0, 1])
  expect(server.current().name['en']).toBe('Cut a bob')
})

test('changes of another person at other parts appear', async () => {
  const { server, session, text } = await open()
  server.changeAsAna('price', 4900)
  session.change('name.en', 'Bob')
  expect(await session.flush()).toBe(true)
  expect(text('price')).toBe(4900)
  expect(server.current()).toMatchObject({ name: { en: 'Bob' }, price: 4900 })
})

test('the field with the cursor keeps its text until the cursor leaves it', async () => {
  const { server, session, text } = await open()
  session.setFocused('name.en')
  server.changeAsAna('name.en', 'Theirs')
  session.change('price', 100)
  await session.flush()
  expect(text('name.en')).toBe('Cut')
  session.setFocused(null)
  expect(text('name.en')).toBe('Theirs')
})

test('typing into a field that another person changed meanwhile is a contradiction', async () => {
  const { server, session, contradictions } = await open()
  session.setFocused('name.en')
  server.changeAsAna('name.en', 'Theirs')
  session.change('price', 100)
  await session.flush()
  session.change('name.en', 'Cut it')
  expect(contradictions()).toEqual(['name.en'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.current().name['en']).toBe('Theirs')
})

test('at the same part both values are kept until one is chosen; the rest is stored', async () => {
  const { server, session, contradictions, text, store } = await open()
  server.changeAsAna('name.en', 'Theirs')
  session.change('name.en', 'Mine')
  session.change('price', 100)
  expect(await session.flush()).toBe(false)
  expect(contradictions()).toEqual(['name.en'])
  expect(server.current()).toMatchObject({ name: { en: 'Theirs' }, price: 100 })
  expect(text('name.en')).toBe('Mine')
  expect(store.get(session.editedAtom).edits['name.en']?.theirs).toEqual({ by: ana, at })
  session.choose('name.en', 'mine')
  expect(await session.flush()).toBe(true)
  expect(server.current().name['en']).toBe('Mine')
})

test('taking theirs forgets what was typed', async () => {
  const { server, session, text } = await open()
  server.changeAsAna('name.en', 'Theirs')
  session.change('name.en', 'Mine')
  await session.flush()
  session.choose('name.en', 'theirs')
  expect(text('name.en')).toBe('Theirs')
  expect(await session.flush()).toBe(true)
  expect(server.current().name['en']).toBe('Theirs')
})

test('a text in a lesson that another person removed brings the lesson back if it is chosen', async () => {
  const { server, session, contradictions } = await open()
  server.changeAsAna(`lessons.${a}`, null)
  session.change(`lessons.${a}.name.en`, 'Parting lines')
  await session.flush()
  expect(contradictions()).toEqual([`lessons.${a}`])
  session.choose(`lessons.${a}`, 'mine')
  expect(await session.flush()).toBe(true)
  expect(server.current().lessons[a]).toEqual({ position: 1, name: { en: 'Parting lines' } })
})

test('a lesson and the texts that are typed into it at once are one change', async () => {
  const { server, session } = await open()
  session.change(`lessons.${b}`, { position: 2, name: {} })
  session.change(`lessons.${b}.name.en`, 'Nape')
  expect(await session.flush()).toBe(true)
  expect(server.bodies[0]?.changes).toEqual([
    { path: `lessons.${b}`, value: { position: 2, name: { en: 'Nape' } } },
  ])
})

test('an answer that was lost is no contradiction when the save is tried again', async () => {
  const { server, session, contradictions, saving } = await open()
  server.loseAnswers(true)
  session.change('name.en', 'Bob')
  expect(await session.flush()).toBe(false)
  expect(saving()).toBe('failed')
  server.loseAnswers(false)
  session.change('name.en', 'Bob cut')
  expect(await session.flush()).toBe(true)
  expect(contradictions()).toEqual([])
  expect(server.current().name['en']).toBe('Bob cut')
})

test('offline it is kept and tried again', async () => {
  const { server, session, storage, saving } = await open()
  server.setOffline(true)
  session.change('name.en', 'Bob')
  await vi.advanceTimersByTimeAsync(1000)
  expect(saving()).toBe('failed')
  expect(storage.items.size).toBe(1)
  server.setOffline(false)
  await vi.advanceTimersByTimeAsync(5000)
  expect(saving()).toBe('saved')
  expect(server.current().name['en']).toBe('Bob')
  expect(storage.items.size).toBe(0)
})

test('a reloaded page has what was typed, also after its answer was lost', async () => {
  const first = await open()
  first.server.loseAnswers(true)
  first.session.change('name.en', 'Bo')
  await first.session.flush()
  first.session.change('name.en', 'Bob')
  first.session.stop()
  first.server.loseAnswers(false)
  const second = await open(first.server, first.storage)
  expect(second.text('name.en')).toBe('Bob')
  expect(second.contradictions()).toEqual([])
  await vi.advanceTimersByTimeAsync(0)
  expect(first.server.current().name['en']).toBe('Bob')
})

test('a reloaded page asks if another person changed the same part meanwhile', async () => {
  const first = await open()
  first.server.setOffline(true)
  first.session.change('name.en', 'Bob')
  await vi.advanceTimersByTimeAsync(1000)
  first.session.stop()
  first.server.setOffline(false)
  first.server.changeAsAna('name.en', 'Theirs')
  const second = await open(first.server, first.storage)
  expect(second.contradictions()).toEqual(['name.en'])
})

test('two open pages of one document do not forget what the other keeps', async () => {
  const first = await open()
  first.server.setOffline(true)
  first.session.change('name.en', 'Bob')
  first.server.setOffline(false)
  const second = await open(first.server, first.storage)
  second.session.change('price', 100)
  await second.session.flush()
  expect(first.server.current()).toMatchObject({ name: { en: 'Bob' }, price: 100 })
  await vi.advanceTimersByTimeAsync(900)
  expect(first.contradictions()).toEqual([])
})

test('a draft that was loaded again keeps what is not stored', async () => {
  const { server, session, text, contradictions } = await open()
  session.change('price', 100)
  server.changeAsAna('name.en', 'Theirs')
  session.receive(await server.load())
  expect(text('name.en')).toBe('Theirs')
  expect(text('price')).toBe(100)
  expect(contradictions()).toEqual([])
  expect(await session.flush()).toBe(true)
})
