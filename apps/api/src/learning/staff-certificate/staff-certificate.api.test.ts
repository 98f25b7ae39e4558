import { certificateEndpoints } from '@chignon/contract/learning/certificate'
import { staffCertificateEndpoints } from '@chignon/contract/learning/staff-certificate'
import { expect, test } from 'vitest'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { makeProgram } from '../../platform/db/factories/program.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const { list, award, things } = staffCertificateEndpoints
const staff = await makeMember(db, time.now, { role: 'staff' })
const program = await makeProgram(db, { courses: [await makeCourse(db)] })
const today = time.now.toISOString().slice(0, 10)
const formFor = (personId: string) => ({
  person_id: personId,
  tier: 'gold' as const,
  thing_id: program.id,
  earned_on: today,
  reason: 'Passed the exam at the school.',
})

test('a certificate is awarded by hand, mailed, corrected, revoked and found (CERT-15, CERT-16)', async () => {
  const { user, token } = await makeMember(db, time.now, { firstName: 'Ines', lastName: 'Quiroga' })
  expect((await testApp.call(things, {}, staff)).data).toContainEqual(
    expect.objectContaining({ tier: 'gold', id: program.id }),
  )
  const { data: awarded } = await testApp.call(award, { body: formFor(user.id) }, staff)
  const { code } = awarded
  expect((await testApp.call(certificateEndpoints.byCode, { params: { code } })).data).toMatchObject({
    state: 'valid',
    holder_name: 'Ines Quiroga',
    has_exam: false,
    is_by_hand: true,
  })
  const { bytes } = await testApp.file(`/certificates/${code}/pdf`, { Authorization: `Bearer ${token}` })
  expect((await readPdf(bytes)).text).toContain('by decision of the academy.')
  const [mail, ...others] = await testApp.mailTo(user.email)
  expect(others).toEqual([])
  expect(mail?.text).toMatch(/The academy has awarded you a certificate for/)
  expect(mail?.text).not.toMatch(/finished everything/)
  await testApp.call(certificateEndpoints.correctName, { params: { code }, body: { name: 'Inés Q.' } }, staff)
  await testApp.call(
    certificateEndpoints.revoke,
    { params: { code }, body: { reason: 'awarded_in_error' } },
    staff,
  )
  const found = async (query: object) => (await testApp.call(list, { query }, staff)).data
  const [listed] = await found({ search: 'ines' })
  expect(listed).toMatchObject({ code, state: 'revoked', holder: { id: user.id, full_name: 'Inés Q.' } })
  for (const query of [{ search: code }, { holder: user.id }, { thing: program.id }, { state: 'revoked' }])
    expect((await found(query)).map((each) => each.code)).toEqual([code])
  expect(await found({ state: 'valid' })).toEqual([])
  const entries = await services.audit.entriesOf({ type: 'certificate', id: listed?.id ?? '' })
  expect(entries.find(({ action }) => action === 'certificate.award')).toMatchObject({
    actorId: staff.user.id,
    after: { tier: 'gold', reason: 'Passed the exam at the school.' },
  })
})

test('is awarded once, not in the future, and only for what exists', async () => {
  const { user } = await makeMember(db, time.now)
  const status = async (body: object) =>
    (await testApp.request('POST', '/staff/certificates', { ...staff, body })).status
  expect(await status({ ...formFor(user.id), earned_on: '2999-01-01' })).toBe(422)
  expect(await status({ ...formFor(user.id), thing_id: user.id })).toBe(422)
  expect(await status(formFor(program.id))).toBe(404)
  expect(await status(formFor(user.id))).toBe(200)
  expect(await status(formFor(user.id))).toBe(409)
})
