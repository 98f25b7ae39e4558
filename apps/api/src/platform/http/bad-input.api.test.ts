import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { problem } from '@chignon/contract/platform/problem'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeMember } from '../db/factories/user.ts'
import { openTestApp, type TestResponse } from '../../testing/test-app.ts'
import { allEndpoints } from '../../testing/all-endpoints.ts'

const testApp = await openTestApp({ sample: true })
const long = 'x'.repeat(10_000)

function expectProblem(response: TestResponse, status: number): z.infer<typeof problem> {
  expect(response.status, JSON.stringify(response.body)).toBe(status)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return z.parse(problem, response.body)
}

describe('an invalid query', () => {
  test.each([
    ['/courses?page=0'],
    ['/courses?page=-1'],
    ['/courses?page=1.5'],
    ['/courses?page='],
    ['/courses?page=two'],
    ['/courses?page=NaN'],
    ['/courses?page=Infinity'],
    ['/courses?page=1e300'],
    ['/courses?page=99999999999999999999'],
    ['/courses?per_page=51'],
    ['/courses?page=1&page=2'],
    ['/courses?page[]=1'],
    ['/courses?page[0]=1'],
    [`/courses?search=${long}`],
    ['/courses?search=a%00b'],
    ['/courses?search[]=a'],
    [`/courses?category=${long}`],
    ['/courses?groups=rare'],
    ['/programs?groups=__proto__'],
    ['/live-masterclass?status=cancelled'],
    ['/posts?type=poem'],
    ['/posts?type[0]=article&type[1]=poem'],
    [`/posts?${Array.from({ length: 30 }, (_, index) => `category[${index}]=a`).join('&')}`],
    ['/posts?only_user_saved=yes'],
    [`/courses/${long}`],
    ['/courses/a%00b'],
    [`/countries/${long}`],
  ])('%.60s returns 422 with the field', async (path) => {
    const { code, errors } = expectProblem(await testApp.request('GET', path), 422)
    expect(code).toBe('invalid')
    expect(Object.values(errors ?? {}).flat().length).toBeGreaterThan(0)
  })

  test.each([
    ['/courses?search=%E0%A4%A'],
    ['/courses?search=%ff%fe'],
    ["/courses?search=';drop table courses--"],
    ['/courses?search=%25%5C_'],
    ['/courses?search=%20%20%20'],
    ['/courses?search=\u202eabc'],
    ['/courses?__proto__[page]=3&constructor=x&hasOwnProperty=1'],
    ['/courses?category=__proto__'],
    ['/courses?page=100000&per_page=50'],
    ['/posts?category[x]=a&category[99999]=b'],
    ['/courses?unknown=1'],
  ])('%.60s returns 200', async (path) => {
    expect((await testApp.request('GET', path)).status).toBe(200)
  })
})

describe('an unknown path', () => {
  test.each([
    ['/nothing'],
    ['/courses/no-such-course'],
    ['/courses/00000000-0000-4000-8000-000000000000'],
    ['/courses/00000000-0000-4000-8000-00000000000'],
    ['/courses/%E0%A4%A'],
    ['/courses/__proto__'],
    ['/courses/constructor'],
    ["/courses/'--"],
    ['/courses/freehand-balayage/extra'],
    ['/programs/toString'],
    ['/live-masterclass/none'],
    ['/online-masterclass/none'],
    ['/posts/none'],
    ['/discussions/course/none'],
    ['/discussions/none'],
    ['/countries/zz'],
    ['/courses?related_to=none'],
    ['/programs?related_to=none'],
    ['//courses'],
    ['/courses/'],
  ])('%s returns 404', async (path) => {
    expect(expectProblem(await testApp.request('GET', path), 404).code).toBe('not_found')
  })
})

describe('an invalid body', () => {
  const post = (raw: string | ReadableStream<Uint8Array>, type = 'application/json') =>
    testApp.request('POST', '/login', { raw, headers: { 'content-type': type } })
  const stream = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < bytes; sent += 1024) controller.enqueue(new Uint8Array(1024).fill(32))
        controller.close()
      },
    })

  test.each([['{'], [''], ['{"email":}'], ['undefined'], ['{"email":"a"}}'], ['\ufeff{']])(
    'malformed JSON returns 400: %j',
    async (raw) => {
      expect(expectProblem(await post(raw), 400).code).toBe('malformed')
    },
  )

  test('invalid UTF-8 returns 400', async () => {
    const raw = new Blob([new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])]).stream()
    expectProblem(await post(raw), 400)
  })

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data'], ['jsonish']])(
    'content type %s returns 415',
    async (type) => {
      expect(expectProblem(await post('{}', type), 415).code).toBe('unsupported_media_type')
    },
  )

  test('a missing content type returns 415', async () => {
    expectProblem(await testApp.request('POST', '/login', { raw: stream(1024) }), 415)
  })

  test('a body that is too large returns 413, also without Content-Length', async () => {
    expectProblem(await post(JSON.stringify({ email: 'x'.repeat(70_000) })), 413)
    expectProblem(await post(stream(200_000)), 413)
    const { code } = expectProblem(await post(' '.repeat(64 * 1024)), 400)
    expect(code).toBe('malformed')
  })

  test.each([
    ['null'],
    ['[]'],
    ['"text"'],
    ['7'],
    ['{"email":{"$ne":null},"password":{"$ne":null}}'],
    ['{"__proto__":{"email":"a@b.de"},"password":"12345678"}'],
    ['{"email":"a@b.de\\u0000","password":"12345678"}'],
    ['{"email":"a@b.de","password":"1234567\\u0000"}'],
    [`{"email":"${'a'.repeat(300)}@example.com","password":"12345678"}`],
    [`{"email":"a@b.de","password":"${'a'.repeat(300)}"}`],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    [`{"email":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)},"password":"12345678"}`],
    ['{"email":1e400,"password":-0}'],
  ])('%.60s returns 422', async (raw) => {
    expect(expectProblem(await post(raw), 422).code).toBe('invalid')
  })

  test('lone surrogates return 422, not 500', async () => {
    expectProblem(await post('{"email":"a@b.de","password":"\\ud800\\ud800\\ud800aaaaaaaa"}'), 422)
  })
})

describe('another method', () => {
  test.each([
    ['DELETE', '/courses', 'GET, HEAD, OPTIONS'],
    ['GET', '/login', 'POST, OPTIONS'],
    ['PUT', '/user/me', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/courses/some-course', 'GET, HEAD, OPTIONS'],
  ])('%s %s returns 405 with Allow: %s', async (method, path, allow) => {
    const response = await testApp.request(method, path)
    expect(expectProblem(response, 405).code).toBe('method_not_allowed')
    expect(response.headers.get('allow')).toBe(allow)
  })

  test('HEAD responds like GET without a body, OPTIONS returns the methods', async () => {
    const head = await testApp.request('HEAD', '/courses')
    expect([head.status, head.body, head.headers.get('content-language')]).toEqual([200, undefined, 'en'])
    const options = await testApp.request('OPTIONS', '/user/saved-posts/x')
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, DELETE, OPTIONS'])
  })
})

describe('languages', () => {
  test.each([
    ['en-US', 'en'],
    ['de-AT', 'de'],
    ['pt-BR,pt;q=0.9', 'pt'],
    ['fa-IR', 'fa'],
    ['nl,fr;q=0.5', 'fr'],
    ['en;q=0.1,it;q=0.9', 'it'],
    ['zh', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['de;q=x', 'en'],
    ['<script>', 'en'],
    ['-;-,,;;=', 'en'],
    [`${'de,'.repeat(2000)}fr`, 'en'],
  ])('Accept-Language %.30s selects %s', async (header, locale) => {
    const { headers } = await testApp.request('GET', '/nothing', { headers: { 'accept-language': header } })
    expect(headers.get('content-language')).toBe(locale)
  })

  test('the error of a field is in the language of the request', async () => {
    const response = await testApp.request('GET', '/courses?page=0', { locale: 'de' })
    expect(response.body).toMatchObject({ errors: { page: ['Gib eine Zahl ab 1 an.'] } })
  })
})

test('every response has a request id: the caller’s if it is valid, otherwise a new one', async () => {
  const { headers } = await testApp.request('GET', '/courses', { headers: { 'x-request-id': 'abc-1' } })
  expect(headers.get('x-request-id')).toBe('abc-1')
  const own = await testApp.request('GET', '/courses', { headers: { 'x-request-id': 'no good <id>' } })
  expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

function readsInput({ method, params, query }: Endpoint): boolean {
  return method !== 'GET' || [params, query].some(({ def }) => def.type !== 'undefined')
}

const nonsense = [
  'x',
  '0',
  '%00',
  '../..',
  '__proto__',
  '00000000-0000-4000-8000-000000000000',
  '%F0%9F%92%87',
  '%E0%A4%A',
]
const bodies = ['null', '[]', '{}', '{"a":', '{"first_name":{"a":[1]},"answers":"x","path":7}']
const { token: memberToken } = await makeMember(testApp.db, testApp.time.now)

test.each(allEndpoints.filter(({ name }) => name !== 'logout'))(
  '$method $path answers nonsense with a status below 500',
  async (endpoint) => {
    // One is enough for a call that reads no input: some draw a picture or a page each time.
    for (const value of readsInput(endpoint) ? nonsense : nonsense.slice(0, 1)) {
      const path = `${endpoint.path.replaceAll(/\{\w+\}/g, value)}?page=${value}&search=${value}&type[]=${value}&path=${value}`
      const raw =
        endpoint.method === 'GET' ? {} : { raw: bodies[nonsense.indexOf(value) % bodies.length] ?? '' }
      for (const who of [{}, { token: memberToken }]) {
        const response = await testApp.request(endpoint.method, path, {
          ...who,
          ...raw,
          headers: { 'content-type': 'application/json' },
        })
        expect([200, 201, 400, 401, 403, 404, 405, 409, 415, 422, 429], path).toContain(response.status)
        if (response.status >= 400) z.parse(problem, response.body)
      }
    }
  },
)
