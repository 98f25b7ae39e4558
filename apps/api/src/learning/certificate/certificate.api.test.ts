import { certificateEndpoints } from '@chignon/contract/learning/certificate'
import { profileEndpoints } from '@chignon/contract/identity/profile'
import { progressEndpoints } from '@chignon/contract/learning/progress'
import { describe, expect, test } from 'vitest'
import { makeAccess } from '../../platform/db/factories/access.ts'
import { makeCertificate } from '../../platform/db/factories/certificate.ts'
import { makeCourse } from '../../platform/db/factories/course.ts'
import { localized } from '../../platform/db/factories/localized.ts'
import { makeQualification } from '../../platform/db/factories/qualification.ts'
import { makeMember } from '../../platform/db/factories/user.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { certificatePath } from '../../platform/typed-code/certificate-code.ts'

const testApp = await openTestApp()
const { db, time, services } = testApp
const staff = await makeMember(db, time.now, { role: 'staff' })
const asStaff = { token: staff.token }

async function makeHeld() {
  const { user, token } = await makeMember(db, time.now, { firstName: 'Ana', lastName: 'Díaz' })
  const certificate = await makeCertificate(db, { userId: user.id, holderName: 'Ana Díaz' })
  const params = { code: certificate.code }
  return { user, token, certificate, params }
}

test('anyone verifies a certificate by its code, in any case and grouping', async () => {
  const { certificate, user } = await makeHeld()
  const shown = certificatePath(certificate.code).split('/').at(-1) ?? ''
  for (const code of [
    shown,
    certificate.code,
    shown.toLowerCase().replaceAll('-', ' '),
    shown.replaceAll('0', 'o'),
    shown.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    `\u202A${shown.replaceAll('-', '\u2011')}\u202C`,
  ]) {
    const { data } = await testApp.call(certificateEndpoints.byCode, { params: { code } }, { locale: 'de' })
    expect(data).toMatchObject({
      code: shown,
      state: 'valid',
      tier: 'silver',
      title: 'Cutter (de)',
      holder_name: 'Ana Díaz',
      holder_id: user.id,
      academy: 'Chignon',
      courses: [{ name: 'Course A (de)', duration: 600, lesson_count: 2 }, { name: 'Course B (de)' }],
      is_own: false,
      is_shared: false,
    })
  }
})

test('returns 404 with a message for an unknown code', async () => {
  const { status, body } = await testApp.request('GET', '/certificates/0000-0000-0000', { locale: 'fr' })
  expect([status, body]).toMatchObject([404, { message: 'Aucun certificat ne porte ce code.' }])
})

test('staff revoke a certificate, once; its page says why and its holder is notified', async () => {
  const { params, user, token, certificate } = await makeHeld()
  const body = { reason: 'awarded_in_error' } as const
  const { data } = await testApp.call(certificateEndpoints.revoke, { params, body }, asStaff)
  expect(data).toMatchObject({
    state: 'revoked',
    revoked_at: time.now.toISOString(),
    revocation_reason: 'awarded_in_error',
  })
  const again = await testApp.request('POST', `/staff/certificates/${params.code}/revoke`, {
    ...asStaff,
    body,
  })
  expect(again.status).toBe(409)
  const [mail] = await testApp.mailTo(user.email)
  expect(mail?.text).toContain('It was awarded by mistake.')
  expect(await services.audit.entriesOf({ type: 'certificate', id: certificate.id })).toMatchObject([
    { actorId: staff.user.id, action: 'certificate.revoke', after: { state: 'revoked' } },
  ])
  // The public profile leaves it out; the holder still sees it.
  const list = (caller: object) =>
    testApp.call(profileEndpoints.certificates, { params: { id: user.id } }, caller)
  expect((await list({})).data).toEqual([])
  expect((await list({ token })).data).toMatchObject([{ state: 'revoked' }])
})

test('staff correct the name once; the page says so and the holder is notified', async () => {
  const { params, user, certificate } = await makeHeld()
  const correct = (name: string) =>
    testApp.request('POST', `/staff/certificates/${params.code}/correct-name`, { ...asStaff, body: { name } })
  expect((await correct('  ')).status).toBe(422)
  expect(await correct('Ana María Díaz')).toMatchObject({
    status: 200,
    body: { data: { holder_name: 'Ana María Díaz', name_corrected_at: time.now.toISOString() } },
  })
  expect((await correct('Someone Else')).status).toBe(409)
  const { data } = await testApp.call(certificateEndpoints.byCode, { params })
  expect(data.holder_name).toBe('Ana María Díaz')
  expect((await testApp.mailTo(user.email)).at(-1)?.text).toContain('Ana María Díaz')
  expect(await services.audit.entriesOf({ type: 'certificate', id: certificate.id })).toMatchObject([
    { action: 'certificate.correct-name', before: { holderName: 'Ana Díaz' } },
  ])
})

test('a revoked certificate cannot be corrected', async () => {
  const { params } = await makeHeld()
  await testApp.call(certificateEndpoints.revoke, { params, body: { reason: 'misconduct' } }, asStaff)
  const path = `/staff/certificates/${params.code}/correct-name`
  expect((await testApp.request('POST', path, { ...asStaff, body: { name: 'Ana' } })).status).toBe(409)
})

test('only its holder shares a certificate', async () => {
  const { params, token } = await makeHeld()
  const body = { is_shared: true }
  const shared = await testApp.call(certificateEndpoints.share, { params, body }, { token })
  expect(shared.data).toMatchObject({ is_shared: true, is_own: true })
  const stranger = await makeMember(db, time.now)
  const path = `/user/certificates/${params.code}/sharing`
  expect((await testApp.request('PUT', path, { token: stranger.token, body })).status).toBe(404)
})

test('finishing the last lesson, at the same moment on two devices, awards a certificate', async () => {
  const { user, token } = await makeMember(db, time.now)
  const { categoryId } = await makeQualification(db)
  const courses = [await makeCourse(db, { categoryId }), await makeCourse(db, { categoryId })]
  for (const { id } of courses) {
    await makeAccess(db, user.id, { courseId: id }, { now: time.now, endsInDays: 10 })
  }
  const calls = courses
    .flatMap(({ lessons }) => lessons)
    .map(
      ({ id }) =>
        () =>
          testApp.call(progressEndpoints.markDone, { params: { id } }, { token }),
    )
  const [first, ...others] = calls
  await first?.()
  await Promise.all(others.map((call) => call()))
  const { data } = await testApp.call(profileEndpoints.certificates, { params: { id: user.id } })
  expect(data).toMatchObject([{ tier: 'silver', state: 'valid' }])
})

describe('the PDF', () => {
  const pdfOf = (code: string, caller: object = {}) =>
    testApp.request('GET', `/certificates/${code}/pdf`, caller)

  test.each([
    ['en', 'en-US', ['is awarded to', '01/10/2026']],
    ['de', 'de-DE', ['wird verliehen an', '01/10/2026']],
    ['fa', 'fa-IR', ['۱۴۰۵/۰۷/۰۹']],
  ] as const)('is tagged and in the language of the holder: %s', async (locale, language, texts) => {
    const { params, token } = await makeHeld()
    const headers = { authorization: `Bearer ${token}`, 'accept-language': locale }
    const file = await testApp.file(`/certificates/${params.code}/pdf`, headers)
    expect(file.status).toBe(200)
    const { text, info, xmp, roles, pages } = await readPdf(file.bytes)
    for (const part of ['Ana Díaz', certificatePath(params.code), ...texts]) expect(text).toContain(part)
    expect(info).toMatchObject({ Language: language })
    expect(xmp).toMatch(/pdfuaid:part>1</)
    expect(roles).toEqual(expect.arrayContaining(['H1', 'Figure']))
    expect(pages).toBe(1)
  })

  test('is one page and unbroken with the longest names', async () => {
    const { user, token } = await makeMember(db, time.now)
    const long = (length: number) => 'Wilhelmine von Hohenstein '.repeat(10).slice(0, length).trim()
    const { code } = await makeCertificate(db, {
      userId: user.id,
      holderName: long(161),
      content: {
        title: localized(long(140)),
        description: localized('All'),
        courses: Array.from({ length: 6 }, () => ({
          name: localized(long(60)),
          duration: 4000,
          lessonCount: 5,
        })),
        duration: 24_000,
        lessonCount: 30,
        educators: [long(50), long(50)],
        academy: 'Chignon',
        startedAt: '2026-10-01T09:00:00.000Z',
      },
    })
    const file = await testApp.file(`/certificates/${code}/pdf`, { authorization: `Bearer ${token}` })
    expect((await readPdf(file.bytes)).pages).toBe(1)
  })

  test('is for the holder and staff; for anyone once it is shared; for no one once it is revoked', async () => {
    const { params, token } = await makeHeld()
    const stranger = await makeMember(db, time.now)
    const statuses = async () =>
      Promise.all(
        [{}, stranger, asStaff, { token }].map(async (caller) => (await pdfOf(params.code, caller)).status),
      )
    expect(await statuses()).toEqual([401, 403, 200, 200])
    await testApp.call(certificateEndpoints.share, { params, body: { is_shared: true } }, { token })
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await testApp.call(certificateEndpoints.revoke, { params, body: { reason: 'misconduct' } }, asStaff)
    expect(await statuses()).toEqual([409, 409, 409, 409])
    expect((await pdfOf('0000', { token })).status).toBe(404)
  })
})
