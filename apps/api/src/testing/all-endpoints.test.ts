import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { describe, expect, it } from 'vitest'
import { contractModules } from '../platform/api-reference/contract-modules.ts'
import { allEndpoints as all } from './all-endpoints.ts'

const contractFolder = path.dirname(fileURLToPath(import.meta.resolve('@chignon/contract/platform/endpoint')))

/** Two endpoints with the same key would be indistinguishable to a router. */
const address = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

describe('the endpoint table', () => {
  it('includes every contract file that declares endpoints', async () => {
    const files = (await readdir(contractFolder)).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    for (const file of files) {
      const module: Record<string, unknown> = await import(path.join(contractFolder, file))
      const names = Object.keys(module).filter(
        (name) => name.endsWith('Endpoints') && name !== 'defineEndpoints',
      )
      for (const name of names)
        expect(
          contractModules.some((contractModule) => name in contractModule),
          name,
        ).toBe(true)
    }
  })

  it('contains every documented path', () => {
    const written = new Set(all.map(({ method, path }) => `${method} ${path}`))
    for (const call of [
      'POST /login',
      'POST /register',
      'POST /logout',
      'GET /user/me',
      'GET /user/me/raw',
      'GET /base/education_categories',
      'GET /base/story_categories',
      'GET /base/post_categories',
      'GET /base/interests',
      'GET /base/business-types',
      'GET /countries',
      'GET /qualifications',
      'GET /courses',
      'GET /courses/{id}',
      'GET /programs',
      'GET /programs/{id}',
      'GET /live-masterclass',
      'GET /live-masterclass/{id}',
      'GET /online-masterclass',
      'GET /online-masterclass/{id}',
      'GET /posts',
      'GET /posts/{id}',
      'GET /stories',
      'GET /user/{id}',
      'GET /user/{id}/profile',
      'GET /user/{id}/gallery',
      'GET /user/{id}/badges',
      'GET /user/{id}/certificates',
      'GET /user/{id}/social-links',
      'GET /user/{id}/businesses',
      'GET /user/{id}/interests',
    ])
      expect(written, call).toContain(call)
  })

  it('gives each endpoint a unique noun and name, which form its query key', () => {
    const names = all.map(({ noun, name }) => `${noun}.${name}`)
    expect(names).toEqual([...new Set(names)])
  })

  it('has a summary for every endpoint', () => {
    for (const endpoint of all) expect(endpoint.summary.length, address(endpoint)).toBeGreaterThan(10)
  })

  it('accepts no body for GET', () => {
    for (const endpoint of all.filter(({ method }) => method === 'GET'))
      expect(endpoint.body.def.type, address(endpoint)).toBe('undefined')
  })
})
