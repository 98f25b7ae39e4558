import { authEndpoints } from '@chignon/contract/identity/auth'
import { userEndpoints } from '@chignon/contract/identity/user'
import { expect, test } from 'vitest'
import { makeMember } from '../../platform/db/factories/user.ts'
import { openTestApp } from '../../testing/test-app.ts'

const testApp = await openTestApp()
const { db, time, call } = testApp

let count = 0
const password = 'a perfectly good one'
const register = (names: object) => {
  count += 1
  return testApp.request('POST', '/register', {
    body: { ...names, email: `name-${count}@example.com`, password, password_confirmation: password },
    address: `203.0.113.${count}`,
  })
}

test('a person with one name registers with it, and is called by it alone (USER-1)', async () => {
  const { data } = await call(authEndpoints.register, {
    body: {
      first_name: 'Suharto',
      single_name: true,
      email: 'suharto@example.com',
      password,
      password_confirmation: password,
    },
  })
  expect(data.user).toMatchObject({ first_name: 'Suharto', last_name: '' })
  const { data: claims } = await call(userEndpoints.raw, {}, { token: data.token })
  expect(claims).toMatchObject({ name: 'Suharto', given_name: 'Suharto', family_name: '' })
})

test('the last name stays required for everyone else, and all errors are reported at once', async () => {
  for (const names of [{ first_name: 'Ada' }, { first_name: 'Ada', last_name: ' \u200B' }]) {
    expect(await register(names)).toMatchObject({
      status: 422,
      body: { errors: { last_name: ['Please fill in this field.'] } },
    })
  }
  expect(await register({ single_name: false })).toMatchObject({
    status: 422,
    body: {
      errors: { first_name: ['Please fill in this field.'], last_name: ['Please fill in this field.'] },
    },
  })
})

test('the profile changes to one name and back', async () => {
  const { token } = await makeMember(db, time.now, { firstName: 'Ana', lastName: 'Díaz' })
  const nameOf = async () => (await call(userEndpoints.me, {}, { token })).data
  await call(userEndpoints.changeProfile, { body: { first_name: 'Ana', single_name: true } }, { token })
  expect(await nameOf()).toMatchObject({ first_name: 'Ana', last_name: '' })
  const back = { single_name: false, last_name: '' }
  expect(await testApp.request('PATCH', '/user', { token, body: back })).toMatchObject({
    status: 422,
    body: { errors: { last_name: ['Please fill in this field.'] } },
  })
  await call(userEndpoints.change, { body: { single_name: false, last_name: 'Cruz' } }, { token })
  expect(await nameOf()).toMatchObject({ first_name: 'Ana', last_name: 'Cruz' })
})

test('a name that certificates cannot print is accepted, and the answer says which characters (USER-2)', async () => {
  expect(await register({ first_name: 'Ada \u{12000}', last_name: 'Bell' })).toMatchObject({
    status: 201,
    body: {
      message: expect.stringContaining('cannot show these characters of your name: \u2068\u{12000}\u2069'),
    },
  })
  expect(await register({ first_name: 'Nguyễn', last_name: 'Παπαδόπουλος' })).toMatchObject({
    status: 201,
    body: { message: 'Welcome, Nguyễn. Your account is ready.' },
  })
})
