import { newsletterIssueEndpoints } from '@chignon/contract/community/newsletter-issue'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { sendNewsletters } from '../newsletter/newsletter.jobs.ts'
import { findUser } from '../../identity/user/user.queries.ts'
import { changeIssue, requireTexts } from './change-issue.ts'
import { newsletterIssueMessages as messages } from './newsletter-issue.messages.ts'
import { presentIssue } from './newsletter-issue.present.ts'
import { findIssue, insertIssue, listIssues } from './newsletter-issue.queries.ts'

/** Issues of the newsletter, for staff. */
export const newsletterIssueRoutes = implement(newsletterIssueEndpoints, {
  async list({ query, services: { db } }) {
    const { rows, total } = await listIssues(db(), query)
    return { data: rows.map(presentIssue), pagination: paginationOf(query, total) }
  },
  async show({ params, fail, services: { db } }) {
    return { data: presentIssue((await findIssue(db(), params.id)) ?? fail(404)) }
  },
  async create({ body, viewer, fail, services: { db, clock, audit } }) {
    requireTexts(body, fail)
    const row = await db.transaction(async () => {
      const id = await insertIssue(db(), { ...body, createdAt: clock() })
      const subject = { type: 'newsletter-issue', id }
      await audit.record({
        actor: viewer,
        action: 'newsletter-issue.create',
        subject,
        before: null,
        after: body,
      })
      return findIssue(db(), id)
    })
    if (!row) throw new Error('the issue was not stored')
    return { data: presentIssue(row) }
  },
  async change(call) {
    const { params, body, fail, services } = call
    requireTexts(body, fail)
    await changeIssue(call, { id: params.id, state: 'draft', action: 'change' }, body)
    return { data: presentIssue((await findIssue(services.db(), params.id)) ?? fail(404)) }
  },
  async remove(call) {
    await changeIssue(call, { id: call.params.id, state: 'draft', action: 'remove' }, null)
    return { message: messages.removed[call.locale] }
  },
  async test({ params, body, viewer, locale, fail, services: { db, mailer } }) {
    const issue = (await findIssue(db(), params.id)) ?? fail(404)
    const { email } = (await findUser(db(), viewer.id)) ?? fail(401)
    await mailer.enqueue({ kind: 'newsletter-test', to: email, aboutId: `${issue.id}.${body.locale}` })
    return { message: messages.testSent[locale] }
  },
  async schedule(call) {
    const { params, body, fail, services } = call
    const { db, clock, jobs } = services
    const now = clock()
    const scheduledAt = body.at === undefined ? now : new Date(body.at)
    await db.transaction(async () => {
      const change = { state: 'scheduled', scheduledAt } as const
      await changeIssue(call, { id: params.id, state: 'draft', action: 'schedule' }, change)
      if (scheduledAt <= now) await jobs.enqueue(sendNewsletters, {})
    })
    return { data: presentIssue((await findIssue(db(), params.id)) ?? fail(404)) }
  },
  async withdraw(call) {
    const { params, fail, services } = call
    const change = { state: 'draft', scheduledAt: null } as const
    await changeIssue(call, { id: params.id, state: 'scheduled', action: 'withdraw' }, change)
    return { data: presentIssue((await findIssue(services.db(), params.id)) ?? fail(404)) }
  },
})
