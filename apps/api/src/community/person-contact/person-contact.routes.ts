import { personContactEndpoints } from '@chignon/contract/community/person-contact'
import { implement } from '../../platform/http/implement.ts'
import { findSuspension } from '../moderation/moderation.queries.ts'
import { presentContact } from './person-contact.present.ts'
import { findConversation, findNewsletterState, listReportsAbout } from './person-contact.queries.ts'

/** Chats, reports and newsletter of one person, for staff. */
export const personContactRoutes = implement(personContactEndpoints, {
  async show({ params: { id }, services: { db, clock } }) {
    const [suspension, newsletter, conversation, reports] = await Promise.all([
      findSuspension(db(), id, clock()),
      findNewsletterState(db(), id),
      findConversation(db(), id),
      listReportsAbout(db(), id),
    ])
    return { data: presentContact({ suspension, newsletter, conversation, reports }) }
  },
})
