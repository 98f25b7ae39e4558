import { moneyCaseEndpoints } from '@chignon/contract/commerce/money-case'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { moneyCaseMessages } from './money-case.messages.ts'
import { presentMoneyCase } from './money-case.present.ts'
import { findMoneyCase, listMoneyCases, resolveMoneyCase } from './money-case.queries.ts'

/** Money that staff have to look at (PAY-9). */
export const moneyCaseRoutes = implement(moneyCaseEndpoints, {
  async list({ query, services: { db } }) {
    const { rows, total } = await listMoneyCases(db(), query.state, query)
    return { data: rows.map(presentMoneyCase), pagination: paginationOf(query, total) }
  },
  async resolve({ params: { id }, body: { note }, viewer, fail, services: { db, clock, audit } }) {
    return db.transaction(async () => {
      if (!(await findMoneyCase(db(), id))) fail(404)
      if (!(await resolveMoneyCase(db(), id, { resolvedAt: clock(), note })))
        fail(409, { message: moneyCaseMessages.resolvedBefore })
      await audit.record({
        actor: viewer,
        action: 'money-case.resolve',
        subject: { type: 'money-case', id },
        before: { state: 'open' },
        after: { state: 'resolved', note },
      })
      return { data: presentMoneyCase((await findMoneyCase(db(), id)) ?? fail(404)) }
    })
  },
})
