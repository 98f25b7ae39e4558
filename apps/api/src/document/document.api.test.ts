import { errorsOf } from '@chignon/contract/endpoint-errors'
import { problemStatuses } from '@chignon/contract/problem'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createServices } from '../create-services.ts'
import { readProviderEnv } from '../env.ts'
import { unimplementedEndpoints } from '../unimplemented.ts'
import { allEndpoints } from '../testing/all-endpoints.ts'

// The document needs no database.
const databaseUrl = 'postgresql://nobody@127.0.0.1:1/none'
const app = createApp(createServices({ ...readProviderEnv({}), databaseUrl }))
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
  for (const reference of new Set(references)) expect(at(reference), reference).toBeDefined()
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

test('describes the audience, the errors and what is planned', () => {
  for (const { path, method, operation } of operations()) {
    const endpoint = allEndpoints.find((one) => one.path === path && one.method === method)
    if (!endpoint) return expect.unreachable(path)
    const isPublic = endpoint.audience === 'anyone'
    expect(operation['security'], path).toEqual(isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }])
    expect(operation['x-audience'], path).toBe(endpoint.audience)
    const isPlanned = unimplementedEndpoints.includes(endpoint)
    expect(operation['x-planned'] === true, path).toBe(isPlanned)
    const errors = errorsOf(endpoint).map((code) => problemStatuses[code])
    const statuses = new Set([endpoint.status, ...errors, ...(isPlanned ? [501] : [])])
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

test('can be read as a page that shows every call and needs nothing from elsewhere', async () => {
  const answer = await app.request('/api/v1/docs')
  const page = await answer.text()
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const { path } of allEndpoints) expect(page).toContain(`<code class="path">${path}</code>`)
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\/|<script|style="/)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  const style = await app.request('/api/v1/docs.css')
  expect(style.headers.get('content-type')).toContain('text/css')
})

type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function at(reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (isObject(part) ? part[key.replaceAll('~1', '/')] : undefined), document)
}

function objectAt(reference: string): Json {
  const found = at(reference)
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
