import { examTextEndpoints } from '@chignon/contract/learning/exam-text'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call, services } = testApp
const ines = await makeMember(db, time.now, { role: 'educator' })
const noor = await makeMember(db, time.now, { role: 'staff' })

const save = async (id: string, body: object, { token } = ines) =>
  (await testApp.request('PUT', `/staff/exam-texts/${id}`, { token, body })).status
const remove = async (id: string, { token } = ines) =>
  (await testApp.request('DELETE', `/staff/exam-texts/${id}`, { token })).status
const titlesOf = async ({ token }: typeof ines) =>
  (await call(examTextEndpoints.list, {}, { token })).data.map(({ title }) => title)

test('an examiner keeps texts for themselves or shares them, by title (EXAM-25)', async () => {
  const [own, shared] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(await save(own, { title: 'Tension', text: 'Say more about tension.', is_shared: false })).toBe(200)
  expect(await save(shared, { title: 'Line', text: 'The line is not level.', is_shared: true })).toBe(200)
  expect(await titlesOf(ines)).toEqual(['Line', 'Tension'])
  expect(await titlesOf(noor)).toEqual(['Line'])
  // A text of another person is none.
  expect(await save(own, { title: 'Mine', text: 'No.', is_shared: false }, noor)).toBe(404)
  expect(await remove(own, noor)).toBe(404)
  expect(await titlesOf(ines)).toEqual(['Line', 'Tension'])
  expect(await save(shared, { title: 'The line', text: 'Level it.', is_shared: true }, noor)).toBe(200)
  expect(await remove(own)).toBe(200)
  expect(await remove(own)).toBe(404)
  const entries = await services.audit.entriesOf({ type: 'exam-text', id: shared })
  expect(entries).toContainEqual(
    expect.objectContaining({
      actorId: noor.user.id,
      action: 'exam-text.save',
      before: { title: 'Line', text: 'The line is not level.' },
      after: { title: 'The line', text: 'Level it.' },
    }),
  )
  expect(
    (await services.audit.entriesOf({ type: 'exam-text', id: own })).map(({ action }) => action),
  ).toEqual(expect.arrayContaining(['exam-text.save', 'exam-text.remove']))
})
