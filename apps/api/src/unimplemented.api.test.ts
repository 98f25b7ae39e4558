import { expect, test } from 'vitest'
import { makeMember } from './db/factories/user.ts'
import { openTestApp } from './testing/test-app.ts'
import { unimplementedEndpoints } from './unimplemented.ts'

const testApp = await openTestApp()
const { token, user } = await makeMember(testApp.db, testApp.time.now)

test.each(unimplementedEndpoints)('$method $path responds with 501', async ({ method, path }) => {
  const address = path.replaceAll(/\{\w+\}/g, user.id)
  expect(await testApp.request(method, address, { token, locale: 'de' })).toMatchObject({
    status: 501,
    body: { code: 'not_available', message: 'Dieser Teil der Akademie ist noch nicht verfügbar.' },
  })
})
