import { describe, expect, it } from 'vitest'
import * as contract from './index.ts'
import type { Endpoint } from './index.ts'

const tables = Object.entries(contract).flatMap(([name, table]) =>
  name.endsWith('Endpoints') ? [Object.values<Endpoint>(table as Record<string, Endpoint>)] : [],
)
const all = tables.flat()

/** Calls that one server cannot tell apart. */
const address = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`

describe('the endpoint table', () => {
  it('holds the calls of specification §7 by their paths, to the letter', () => {
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

  it('names each call once, for the keys of what was asked are made of it', () => {
    const names = all.map(({ noun, name }) => `${noun}.${name}`)
    expect(names).toEqual([...new Set(names)])
  })

  it('says what every call does', () => {
    for (const endpoint of all) expect(endpoint.summary.length, address(endpoint)).toBeGreaterThan(10)
  })

  it('has a body for changes alone', () => {
    for (const endpoint of all.filter(({ method }) => method === 'GET'))
      expect(endpoint.body.def.type, address(endpoint)).toBe('undefined')
  })
})
