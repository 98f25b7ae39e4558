import { baseListEndpoints } from '@chignon/contract/catalogue/base-list'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { baseListMessages } from './base-list.messages.ts'
import { presentBaseEntry } from './base-list.present.ts'
import { listEntries } from './base-list.queries.ts'
import { moveEntry, removeEntry, retireEntry, saveEntry } from './change-entry.ts'

/** The lists for forms and filters, as staff edit them. */
export const baseListRoutes = implement(baseListEndpoints, {
  async list({ params, services: { db } }) {
    const data = (await listEntries(db(), params.list)).map(presentBaseEntry)
    return { data, pagination: singlePage(data.length) }
  },
  async save(call) {
    const row = await saveEntry(call.services, { ...call.params, changes: call.body.name }, call)
    return { data: presentBaseEntry(row) }
  },
  async move(call) {
    await moveEntry(call.services, { ...call.params, before: call.body.before }, call)
    return { message: baseListMessages.moved[call.locale] }
  },
  async retire(call) {
    await retireEntry(call.services, { ...call.params, isRetired: true }, call)
    return { message: baseListMessages.retired[call.locale] }
  },
  async restore(call) {
    await retireEntry(call.services, { ...call.params, isRetired: false }, call)
    return { message: baseListMessages.restored[call.locale] }
  },
  async remove(call) {
    await removeEntry(call.services, call.params, call)
    return { message: baseListMessages.deleted[call.locale] }
  },
})
