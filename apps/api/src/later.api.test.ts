import { describe, expect, test } from 'vitest'
import { makeMember } from './db/factories/user.ts'
import { openAcademy } from './testing/academy.ts'
import { later } from './testing/offered.ts'

const academy = await openAcademy()
const { token } = await makeMember(academy.db, academy.time.now)

describe.each(later)('$method $path opens later', ({ method, path: pattern, audience }) => {
  const path = pattern.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

  test('and says so in the language of the request', async () => {
    expect(await academy.request(method, path, { token, locale: 'de' })).toMatchObject({
      status: 501,
      body: { code: 'not_available', message: 'Dieser Teil der Akademie ist noch nicht geöffnet.' },
    })
  })

  test('and asks a guest to log in where only members may call', async () => {
    expect((await academy.request(method, path)).status).toBe(audience === 'member' ? 401 : 501)
  })
})
