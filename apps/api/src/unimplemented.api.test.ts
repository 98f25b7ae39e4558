import { describe, expect, test } from 'vitest'
import { makeMember } from './db/factories/user.ts'
import { openTestApp } from './testing/test-app.ts'
import { unimplementedEndpoints } from './unimplemented.ts'

const testApp = await openTestApp()
const { token } = await makeMember(testApp.db, testApp.time.now)

describe.each(unimplementedEndpoints)(
  '$method $path is not implemented yet',
  ({ method, path: pattern, audience }) => {
    const path = pattern.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

    test('and says so in the language of the request', async () => {
      expect(await testApp.request(method, path, { token, locale: 'de' })).toMatchObject({
        status: 501,
        body: { code: 'not_available', message: 'Dieser Teil der Akademie ist noch nicht geöffnet.' },
      })
    })

    test('and asks a guest to log in where only members may call', async () => {
      expect((await testApp.request(method, path)).status).toBe(audience === 'member' ? 401 : 501)
    })
  },
)
