import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import * as z from 'zod/mini'

/** Where browsers report what the content security policy refused. */
export const cspReportPath = '/csp-reports'

const maxBodyBytes = 16 * 1024
// Extensions of browsers cause most reports, and one page can send many.
const maxLoggedPerMinute = 10

// The Reporting API, and the older `report-uri`, which Firefox and Safari send.
const currentReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    blockedURL: z.optional(z.string()),
    effectiveDirective: z.string(),
  }),
})
const olderReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.optional(z.string()),
    'violated-directive': z.string(),
    'effective-directive': z.optional(z.string()),
  }),
})
const reports = z.union([z.array(z.unknown()), olderReport])

type Violation = { page: string; blocked: string; directive: string }

/** Receives reports of the content security policy and logs ten a minute at most, without query strings. */
export function receiveCspReports(
  app: Hono,
  { logger, now = Date.now }: { logger: Pick<Logger, 'warn'>; now?: () => number },
): void {
  let minute = 0
  let logged = 0
  app.post(
    cspReportPath,
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.body(null, 413) }),
    async (c) => {
      const body: unknown = await c.req.json().catch(() => null)
      const violations = violationsIn(body)
      if (violations === null) return c.body(null, 400)
      for (const violation of violations) {
        const current = Math.floor(now() / 60_000)
        if (current !== minute) [minute, logged] = [current, 0]
        logged += 1
        if (logged <= maxLoggedPerMinute)
          logger.warn(violation, 'the content security policy refused something')
      }
      return c.body(null, 204)
    },
  )
}

function violationsIn(body: unknown): Violation[] | null {
  const parsed = reports.safeParse(body)
  if (!parsed.success) return null
  if (!Array.isArray(parsed.data)) {
    const report = parsed.data['csp-report']
    return [
      {
        page: withoutQuery(report['document-uri']),
        blocked: withoutQuery(report['blocked-uri'] ?? ''),
        directive: report['effective-directive'] ?? report['violated-directive'],
      },
    ]
  }
  return parsed.data.flatMap((item) => {
    const report = currentReport.safeParse(item)
    if (!report.success) return []
    const { documentURL, blockedURL = '', effectiveDirective } = report.data.body
    return [
      { page: withoutQuery(documentURL), blocked: withoutQuery(blockedURL), directive: effectiveDirective },
    ]
  })
}

// Query strings and fragments can contain secrets, such as the token of a mailed link.
function withoutQuery(address: string): string {
  return (address.split(/[?#]/)[0] ?? '').slice(0, 300)
}
