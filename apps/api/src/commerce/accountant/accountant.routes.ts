import { accountantEndpoints } from '@chignon/contract/commerce/accountant'
import type { Fail } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import { implement } from '../../platform/http/implement.ts'
import { StreamResponse } from '../../platform/http/stream-response.ts'
import type { Period } from './accountant.queries.ts'
import { loadSums } from './load-sums.ts'
import { writePeriod } from './write-period.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What an accountant needs of a period. */
export const accountantRoutes = implement(accountantEndpoints, {
  async sums({ query, fail, services: { db } }) {
    return { data: await loadSums(db(), periodOf(query, fail)) }
  },
  async download({ query, viewer, fail, services }) {
    const period = periodOf(query, fail)
    await services.audit.record({
      actor: viewer,
      action: 'accountant.download',
      subject: { type: 'user', id: viewer.id },
      before: null,
      after: { from: query.from, to: query.to },
    })
    return new StreamResponse({
      type: 'application/zip',
      name: `accountant-${query.from}-${query.to}.zip`,
      chunks: writePeriod(services, period),
    })
  },
})

function periodOf({ from, to }: { from: string; to: string }, fail: Fail<'invalid'>): Period {
  const period = { from: new Date(from), until: new Date(Date.parse(to) + dayMs) }
  if (period.until <= period.from) fail(422, { errors: { to: [fieldMessages.format] } })
  return period
}
