import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { makeUser } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db } = testApp
const [composed, decomposed] = ['Gl\u00fccksm\u00e4hne 7', 'Glu\u0308cksma\u0308hne 7']

let addresses = 0
const send = (path: string, body: object) =>
  testApp.request('POST', path, { body, address: `198.51.100.${(addresses += 1)}` })
const login = async (email: string, password: string) => (await send('/login', { email, password })).status
const register = (email: string) =>
  send('/register', {
    first_name: 'Jo\u0308rg',
    last_name: 'M\u00fcller',
    email,
    password: decomposed,
    password_confirmation: composed,
  })

test('a password is the same however its letters are written (AUTH-17)', async () => {
  expect(await register('joerg@example.com')).toMatchObject({
    status: 201,
    body: { data: { user: { first_name: 'J\u00f6rg' } } },
  })
  expect(await login('joerg@example.com', composed)).toBe(200)
  expect(await login('joerg@example.com', decomposed)).toBe(200)
  expect(await login('joerg@example.com', 'Glucksmahne 7')).toBe(422)
})

test.each([
  ['decomposed', decomposed],
  ['composed', composed],
  ['mixed', 'Gl\u00fccksma\u0308hne 7'],
])('a password that was stored %s before still signs in', async (_, stored) => {
  const user = await makeUser(db, { passwordHash: await hash(stored) })
  expect(await login(user.email, stored)).toBe(200)
  if (stored !== composed && stored !== decomposed) return
  expect([await login(user.email, composed), await login(user.email, decomposed)]).toEqual([200, 200])
})

const forms = [
  'info@m\u00fcller-friseure.example',
  'info@mu\u0308ller-friseure.example',
  'INFO@M\u00dcLLER-FRISEURE.example',
  'info@xn--mller-friseure-gsb.example',
  '\u200Finfo＠m\u00fcller-friseure.example ',
]

test('an address at an internationalised domain is one in all its forms, shown with its letters (TEXT-8)', async () => {
  expect(await register(forms[1] ?? '')).toMatchObject({
    status: 201,
    body: { data: { user: { email: forms[0] } } },
  })
  for (const form of forms) expect(await login(form, composed), form).toBe(200)
  expect(await register(forms[3] ?? '')).toMatchObject({ status: 422, body: { errors: { email: {} } } })
  const [mail] = await testApp.mailTo(forms[0] ?? '')
  expect(mail).toMatchObject({ kind: 'verify-email' })
})

test('an account that was registered with the xn-- form keeps its address', async () => {
  const user = await makeUser(db, { email: 'salon@xn--bcher-kva.example', password: composed })
  expect(await login('salon@b\u00fccher.example', composed)).toBe(200)
  expect(await login(user.email, composed)).toBe(200)
  expect(await register('salon@b\u00fccher.example')).toMatchObject({ status: 422 })
})
