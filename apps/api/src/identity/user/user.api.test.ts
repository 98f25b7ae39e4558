import { authEndpoints } from '@chignon/contract/identity/auth'
import { passwordEndpoints } from '@chignon/contract/identity/password'
import { userEndpoints } from '@chignon/contract/identity/user'
import { expect, test } from 'vitest'
import { makeMember, makeUser } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { whilePasswordIsReplaced } from '../../testing/concurrent-password-change.ts'

const testApp = await openTestApp()
const { db, time } = testApp
const password = 'the one from before'

test('/user/me/raw returns OpenID Connect claims', async () => {
  const { user, token } = await makeMember(db, time.now, { emailVerifiedAt: time.now })
  expect((await testApp.call(userEndpoints.raw, {}, { token })).data).toEqual({
    sub: user.id,
    given_name: 'Kim',
    family_name: user.lastName,
    name: `Kim ${user.lastName}`,
    email: user.email,
    email_verified: true,
    picture: null,
  })
})

test('changes a name and keeps the other fields', async () => {
  const { user, token } = await makeMember(db, time.now)
  const { data, message } = await testApp.call(
    userEndpoints.change,
    { body: { first_name: ' Nina ' } },
    { token },
  )
  expect([data.first_name, data.last_name, message]).toEqual([
    'Nina',
    user.lastName,
    'Your profile has been saved.',
  ])
  expect((await testApp.call(userEndpoints.change, { body: {} }, { token })).data).toEqual(data)
})

test('changes a profile, and deletes a field set to null', async () => {
  const { token } = await makeMember(db, time.now)
  const body = {
    country: 'es',
    phone: '+34 600 000 000',
    about: 'Updos.',
    gender: 'female',
    locale: 'es',
  } as const
  const { data } = await testApp.call(userEndpoints.changeProfile, { body }, { token })
  expect(data).toEqual({ ...body, country: 'ES', address: null })
  const changed = await testApp.call(userEndpoints.changeProfile, { body: { phone: null } }, { token })
  expect([changed.data.phone, changed.data.country]).toEqual([null, 'ES'])
  expect((await testApp.call(userEndpoints.profile, {}, { token })).data).toEqual({
    ...body,
    country: 'ES',
    phone: null,
    address: null,
  })
})

test('changes the name and the profile at once, or neither', async () => {
  const { user, token } = await makeMember(db, time.now)
  const body = { first_name: ' Nina ', about: 'Updos.' }
  const rejected = { first_name: 'x'.repeat(1000), about: 'Braids.' }
  await testApp.call(userEndpoints.changeProfile, { body }, { token })
  const { status } = await testApp.request('PATCH', '/user/profile', { token, body: rejected })
  expect(status).toBe(422)
  const { data: me } = await testApp.call(userEndpoints.me, {}, { token })
  expect([me.first_name, me.last_name]).toEqual(['Nina', user.lastName])
  expect((await testApp.call(userEndpoints.profile, {}, { token })).data.about).toBe('Updos.')
})

test('refuses a form that was opened for another person', async () => {
  const { user, token } = await makeMember(db, time.now)
  const stranger = await makeMember(db, time.now)
  const save = (id: string) =>
    testApp.request('PATCH', '/user', {
      token,
      body: { first_name: 'Nina' },
      headers: { 'X-Viewer-Id': id },
    })
  expect(await save(stranger.user.id)).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringContaining('Someone else is logged in') },
  })
  expect((await testApp.call(userEndpoints.me, {}, { token })).data.first_name).toBe(user.firstName)
  expect((await save(user.id)).status).toBe(200)
})

test('says whether the person has a password', async () => {
  const owner = await makeMember(db, time.now, { passwordHash: 'x' })
  const social = await makeMember(db, time.now, { passwordHash: null })
  const hasPassword = async (token: string) =>
    (await testApp.call(userEndpoints.me, {}, { token })).data.has_password
  expect([await hasPassword(owner.token), await hasPassword(social.token)]).toEqual([true, false])
})

test.each([
  [{ country: 'XX' }, 'country', 'Choose a country from the list.'],
  [{ country: 'Spain' }, 'country', 'Choose a country from the list.'],
  [{ phone: 'call me' }, 'phone', 'Enter a phone number such as +49 30 123456.'],
  [{ gender: 'x' }, 'gender', 'Choose one of: male, female, unspecified.'],
  [{ about: 'a\0b' }, 'about', 'Remove the invisible character (NUL) from this text.'],
])('returns 422 for a profile with %j', async (body, field, message) => {
  const { token } = await makeMember(db, time.now)
  expect(await testApp.request('PATCH', '/user/profile', { token, body })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [message] } },
  })
})

test('requires the current password for a new one, and revokes the other tokens', async () => {
  const user = await makeUser(db, { password })
  const signIn = async (typed: string) =>
    (await testApp.call(authEndpoints.login, { body: { email: user.email, password: typed } })).data.token
  const [here, elsewhere] = [await signIn(password), await signIn(password)]
  const body = { current_password: 'not this one', password: 'a new one', password_confirmation: 'a new one' }
  expect(await testApp.request('PATCH', '/user/change-password', { token: here, body })).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['This is not your current password.'] } },
  })
  await testApp.call(
    userEndpoints.changePassword,
    { body: { ...body, current_password: password } },
    { token: here },
  )
  expect((await testApp.request('GET', '/user/me', { token: here })).status).toBe(200)
  expect((await testApp.request('GET', '/user/me', { token: elsewhere })).status).toBe(401)
  expect((await testApp.request('POST', '/login', { body: { email: user.email, password } })).status).toBe(
    422,
  )
  await signIn('a new one')
})

test('invalidates reset links after a new password, and notifies by mail', async () => {
  const user = await makeUser(db, { password, locale: 'de' })
  const { data } = await testApp.call(authEndpoints.login, { body: { email: user.email, password } })
  await testApp.call(passwordEndpoints.forgot, { body: { email: user.email } })
  const text = (await testApp.mailTo(user.email)).at(-1)?.text ?? ''
  const link = { token: /password-reset\/([\w-]+)$/m.exec(text)?.[1] ?? '' }
  await testApp.call(passwordEndpoints.check, { body: link })
  const body = { current_password: password, password: 'a new one', password_confirmation: 'a new one' }
  await testApp.call(userEndpoints.changePassword, { body }, { token: data.token })
  expect((await testApp.request('POST', '/password/check', { body: link })).status).toBe(422)
  expect((await testApp.mailTo(user.email)).at(-1)).toMatchObject({
    kind: 'password-changed',
    subject: 'Dein Passwort wurde geändert',
  })
})

test('returns 422 if the password is replaced while it is being checked', async () => {
  const user = await makeUser(db, { password })
  const { data } = await testApp.call(authEndpoints.login, { body: { email: user.email, password } })
  const { passwordHash } = await makeUser(db, { password: 'the owner’s one' })
  const body = { current_password: password, password: 'a new one', password_confirmation: 'a new one' }
  const response = await whilePasswordIsReplaced(db, { id: user.id, passwordHash }, () =>
    testApp.request('PATCH', '/user/change-password', { token: data.token, body }),
  )
  expect(response).toMatchObject({
    status: 422,
    body: { errors: { current_password: ['This is not your current password.'] } },
  })
  await testApp.call(authEndpoints.login, { body: { email: user.email, password: 'the owner’s one' } })
})
