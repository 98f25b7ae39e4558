import type * as Api from '@chignon/api'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { readEnv } from './env.ts'
import { mountProvider } from './mount-provider.ts'

// The page of all calls needs no database.
vi.mock('@chignon/api', async (importOriginal) => {
  const api = await importOriginal<typeof Api>()
  const createProvider: typeof Api.createProvider = (...args) => ({
    ...api.createProvider(...args),
    migrate: async () => {},
  })
  return { ...api, createProvider }
})

it.each([
  ['https://www.academy.example', 'https://www.academy.example/api/v1'],
  [undefined, 'http://127.0.0.1:3000/api/v1'],
])('shows the address of PUBLIC_URL on the API page: %s', async (publicUrl, base) => {
  const env = readEnv({
    DATABASE_URL: 'postgresql://localhost:1/none',
    SESSION_SECRET: 's'.repeat(32),
    PUBLIC_URL: publicUrl,
  })
  const provider = await mountProvider(env, { logger: pino({ level: 'silent' }), onStep: () => {} })
  const response = await provider.fetch(new Request('http://127.0.0.1:3000/api/v1/docs'), {
    clientAddress: '127.0.0.1',
  })
  expect(await response.text()).toContain(base)
  await provider.close()
})
