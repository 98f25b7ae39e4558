import { errorsOf } from '@chignon/contract/platform/endpoint-errors'
import { problemStatuses } from '@chignon/contract/platform/problem'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createServices } from '../../create-services.ts'
import { readApiEnv } from '../env.ts'
import { allEndpoints } from '../../testing/all-endpoints.ts'

// The document needs no database.
const databaseUrl = 'postgresql://none@127.0.0.1:1/none'
const app = createApp(createServices({ ...readApiEnv({}), databaseUrl }))
const document: unknown = await (await app.request('/api/v1/openapi.json')).json()

test('is OpenAPI 3.1 and contains every endpoint of the contract', () => {
  expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), servers: [{ url: '/api/v1' }] })
  const written = new Set(operations().map(({ path, method }) => `${method} ${path}`))
  expect(written).toEqual(new Set(allEndpoints.map(({ path, method }) => `${method} ${path}`)))
})

test('gives every operation a unique id', () => {
  const ids = operations().map(({ operation }) => operation['operationId'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('has no dangling reference', () => {
  const references = [...walk(document)].filter(([key]) => key === '$ref').map(([, value]) => String(value))
  expect(references.length).toBeGreaterThan(100)
  for (const reference of new Set(references)) expect(resolve(reference), reference).toBeDefined()
})

test('describes every path variable', () => {
  for (const { path, operation } of operations()) {
    const described = Array.isArray(operation['parameters'])
      ? operation['parameters'].flatMap((parameter: unknown) =>
          isObject(parameter) && parameter['in'] === 'path' ? [String(parameter['name'])] : [],
        )
      : []
    expect(described, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  }
})

test('describes the audience and the errors', () => {
  for (const { path, method, operation } of operations()) {
    const endpoint = allEndpoints.find((candidate) => candidate.path === path && candidate.method === method)
    if (!endpoint) return expect.unreachable(path)
    const isPublic = endpoint.audience === 'anyone'
    expect(operation['security'], path).toEqual(isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }])
    expect(operation['x-audience'], path).toBe(endpoint.audience)
    expect(operation['x-permission'], path).toBe(endpoint.permission ?? undefined)
    const errors = errorsOf(endpoint).map((code) => problemStatuses[code])
    const statuses = new Set([endpoint.status, ...errors])
    const responses = isObject(operation['responses']) ? Object.keys(operation['responses']) : []
    expect(new Set(responses), path).toEqual(new Set([...statuses].map(String)))
  }
})

test('names each schema of the contract once', () => {
  const names = Object.keys(objectAt('#/components/schemas'))
  expect(names).toEqual(
    expect.arrayContaining(['courseCard', 'registerForm', 'user', 'problem', 'liveMasterclass']),
  )
  expect(names.filter((name) => name.endsWith('Output'))).toEqual([])
})

test('the page of the reference has a policy with a new nonce each time, and no inline styles', async () => {
  const pages = await Promise.all([app.request('/api/v1/docs'), app.request('/api/v1/docs')])
  const policies = pages.map(({ headers }) => headers.get('content-security-policy') ?? '')
  const nonces = policies.map((policy) => /script-src 'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? '')
  expect(policies[0]).toContain("default-src 'none'")
  expect(policies[0]).not.toContain('unsafe-inline')
  expect(nonces[0]).not.toBe(nonces[1])
  const page = await pages[0]?.text()
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\/|style="/)
  expect(page?.match(/<script/g)).toHaveLength(3)
  expect(page?.match(new RegExp(`<script nonce="${nonces[0]}"`, 'g'))).toHaveLength(3)
  const script = await app.request('/api/v1/docs/scalar.js')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
})

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function resolve(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (isObject(part) ? part[key.replaceAll('~1', '/')] : undefined), document)
}

function objectAt(reference: string): Json {
  const found = resolve(reference)
  return isObject(found) ? found : {}
}

function operations(): { path: string; method: string; operation: Json }[] {
  return Object.entries(objectAt('#/paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) =>
      isObject(operation) ? [{ path, method: method.toUpperCase(), operation }] : [],
    ),
  )
}

function* walk(value: unknown): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield [key, part]
    yield* walk(part)
  }
}
