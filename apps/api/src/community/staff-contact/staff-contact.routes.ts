import { staffContactEndpoints } from '@chignon/contract/community/staff-contact'
import { keysetPaginationOf } from '../../platform/db/cursor.ts'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { listColleagues } from '../colleague/colleague.queries.ts'
import { answerMessage, assignMessage, readThread, setMessageState } from './contact-thread.ts'
import { presentContactMessage } from './staff-contact.present.ts'
import { listContactMessages } from './staff-contact.queries.ts'

/** The messages of the contact form, answered by mail (INBOX-1, INBOX-2). */
export const staffContactRoutes = implement(staffContactEndpoints, {
  async list({ query, viewer, services: { db } }) {
    const { rows, total } = await listContactMessages(db(), { ...query, viewerId: viewer.id }, query)
    const entries = rows.map(({ id, createdAt }) => ({ id, at: createdAt }))
    return {
      data: rows.map(presentContactMessage),
      pagination: keysetPaginationOf(query, { total, entries }),
    }
  },
  async show({ params, fail, services: { db } }) {
    return { data: await readThread(db(), params.id, fail) }
  },
  async colleagues({ services: { db } }) {
    const data = await listColleagues(db(), 'inbox.answer')
    return { data, pagination: singlePage(data.length) }
  },
  async answer({ params: { id, answer }, body, viewer, fail, services }) {
    return { data: await answerMessage(services, { id, answerId: answer, ...body, viewer, fail }) }
  },
  async setState({ params, body, viewer, fail, services }) {
    return { data: await setMessageState(services, { ...params, ...body, viewer, fail }) }
  },
  async assign({ params, body, viewer, fail, services }) {
    const change = { ...params, assigneeId: body.assignee_id, viewer, fail }
    return { data: await assignMessage(services, change) }
  },
})
