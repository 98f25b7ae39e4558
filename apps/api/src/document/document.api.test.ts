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

test('is OpenAPI 3.1 and holds every call of the contract under its path and method', () => {
  expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), servers: [{ url: '/api/v1' }] })
  const written = new Set(operations().map(({ path, method }) => `${method} ${path}`))
  expect(written).toEqual(new Set(allEndpoints.map(({ path, method }) => `${method} ${path}`)))
})

test('names every operation once', () => {
  const ids = operations().map(({ operation }) => operation['operationId'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('has something at the end of every reference', () => {
  const references = [...walk(document)].filter(([key]) => key === '$ref').map(([, value]) => String(value))
  expect(references.length).toBeGreaterThan(100)
  for (const reference of new Set(references)) expect(at(reference), reference).toBeDefined()
})

test('describes every variable of a path', () => {
  for (const { path, operation } of operations()) {
    const described = Array.isArray(operation['parameters'])
      ? operation['parameters'].flatMap((parameter: unknown) =>
          isObject(parameter) && parameter['in'] === 'path' ? [String(parameter['name'])] : [],
        )
      : []
    expect(described, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  }
})

test('asks for a token where only members may call, and marks what is planned', () => {
  for (const { path, method, operation } of operations()) {
    const endpoint = allEndpoints.find((one) => one.path === path && one.method === method)
    const isMember = endpoint?.audience === 'member'
    expect(operation['security'], path).toEqual(isMember ? [{ bearer: [] }] : [{}, { bearer: [] }])
    expect(operation['x-planned'] === true, path).toBe(
      endpoint !== undefined && unimplementedEndpoints.includes(endpoint),
    )
  }
})

test('has names for the shapes of the contract, each once', () => {
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
