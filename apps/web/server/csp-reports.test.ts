import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { cspReportPath, receiveCspReports } from './csp-reports.ts'

function open() {
  const logged: object[] = []
  const time = { now: 0 }
  const app = new Hono()
  receiveCspReports(app, { logger: { warn: (entry: object) => logged.push(entry) }, now: () => time.now })
  const report = async (body: string) => (await app.request(cspReportPath, { method: 'POST', body })).status
  return { logged, time, report }
}

const older = JSON.stringify({
  'csp-report': {
    'document-uri': 'https://academy.example/account/password-reset/x?token=secret',
    'blocked-uri': 'https://evil.example/a.js?b',
    'violated-directive': 'script-src',
  },
})
const expected = {
  page: 'https://academy.example/account/password-reset/x',
  blocked: 'https://evil.example/a.js',
  directive: 'script-src',
}

it('logs a report of either format without query strings', async () => {
  const { logged, report } = open()
  expect(await report(older)).toBe(204)
  const body = {
    documentURL: 'https://academy.example/account/password-reset/x?token=secret',
    blockedURL: 'https://evil.example/a.js?b',
    effectiveDirective: 'script-src',
  }
  expect(await report(JSON.stringify([{ type: 'csp-violation', body }, { type: 'deprecation' }]))).toBe(204)
  expect(logged).toEqual([expected, expected])
})

it('logs ten reports a minute at most', async () => {
  const { logged, time, report } = open()
  for (let count = 0; count < 15; count += 1) await report(older)
  expect(logged).toHaveLength(10)
  time.now = 60_000
  await report(older)
  expect(logged).toHaveLength(11)
})

it.each([
  ['not JSON', 'hello', 400],
  ['of another shape', '{"a":1}', 400],
  ['too large', `"${'x'.repeat(20_000)}"`, 413],
])('refuses a body that is %s', async (_, body, status) => {
  const { logged, report } = open()
  expect(await report(body)).toBe(status)
  expect(logged).toEqual([])
})
