import { moderationEndpoints } from '@chignon/contract/community/moderation'
import { paginationOf } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { ownOnlyOf } from '../../platform/http/permission.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { ReportSubject } from '../report/report.queries.ts'
import { listCases } from './case.queries.ts'
import { claimCase, releaseCase } from './claim-case.ts'
import { listDecisions, presentDecision } from './decision.queries.ts'
import { decideText, returnPost } from './decide.ts'
import { moderationMessages } from '../moderation/moderation.messages.ts'
import { presentCase, presentSuspension, presentWord } from './moderation.present.ts'
import { findSuspension } from '../moderation/moderation.queries.ts'
import { showCase } from './show-case.ts'
import { undoDecision } from './undo-decision.ts'
import { liftSuspension, suspendPerson } from './suspend-person.ts'
import { tryWord } from './try-word.ts'
import { addListedWord, deleteListedWord, listListedWords } from './word.queries.ts'

export const moderationRoutes = implement(moderationEndpoints, {
  async list({ query, viewer, locale, services: { db, clock } }) {
    const filter = { subject: query.subject, hostId: hostIdOf(viewer) }
    const { rows, total } = await listCases(db(), filter, query, { locale, now: clock() })
    return { data: rows.map(presentCase), pagination: paginationOf(query, total) }
  },
  async decisions({ query, viewer, locale, services: { db } }) {
    const filter = { authorId: query.author, hostId: hostIdOf(viewer) }
    const { rows, total } = await listDecisions(db(), filter, query, locale)
    return { data: rows.map(presentDecision), pagination: paginationOf(query, total) }
  },
  async show({ params, viewer, locale, fail, services }) {
    const isHost = hostIdOf(viewer) !== null
    return { data: await showCase(services, subjectOf(params), { locale, isHost, fail }) }
  },
  async claim(call) {
    return { data: await claimCase(call.services, subjectOf(call.params), call) }
  },
  async release(call) {
    await releaseCase(call.services, subjectOf(call.params), call)
    return { message: moderationMessages.released[call.locale] }
  },
  async undo(call) {
    await undoDecision(call.services, call.params, call)
    return { message: moderationMessages.undone[call.locale] }
  },
  async hide(call) {
    const isHost = hostIdOf(call.viewer) !== null
    await decideText(call.services, { ...call.params, ...call.body, state: 'hidden', isHost }, call)
    return { message: moderationMessages.hidden[call.locale] }
  },
  async restore(call) {
    const isHost = hostIdOf(call.viewer) !== null
    await decideText(call.services, { ...call.params, ...call.body, state: 'visible', isHost }, call)
    return { message: moderationMessages.restored[call.locale] }
  },
  async returnPost(call) {
    await returnPost(call.services, { ...call.params, ...call.body }, call)
    return { message: moderationMessages.returned[call.locale] }
  },
  async suspend(call) {
    const { reason, ends_at } = call.body
    const endsAt = ends_at === null ? null : new Date(ends_at)
    const row = await suspendPerson(call.services, { userId: call.params.id, reason, endsAt }, call)
    return { data: presentSuspension(row) }
  },
  async liftSuspension(call) {
    await liftSuspension(call.services, call.params.id, call)
    return { message: moderationMessages.lifted[call.locale] }
  },
  async listWords({ query, services: { db } }) {
    const { rows, total } = await listListedWords(db(), query, query)
    return { data: rows.map(presentWord), pagination: paginationOf(query, total) }
  },
  async tryWord({ body, services: { db } }) {
    return { data: await tryWord(db(), body.word) }
  },
  async addWord({ body, viewer, services: { db, clock, audit } }) {
    const row = await db.transaction(async () => {
      const added = await addListedWord(db(), body, clock())
      const { word, locale } = added
      const subject = { type: 'listed-word', id: added.id }
      await audit.record({
        actor: viewer,
        action: 'listed-word.add',
        subject,
        before: null,
        after: { word, locale },
      })
      return added
    })
    return { data: presentWord(row) }
  },
  async removeWord({ params, viewer, locale, fail, services: { db, audit } }) {
    await db.transaction(async () => {
      const { id, word } = (await deleteListedWord(db(), params.id)) ?? fail(404)
      const subject = { type: 'listed-word', id }
      await audit.record({
        actor: viewer,
        action: 'listed-word.remove',
        subject,
        before: { word },
        after: null,
      })
    })
    return { message: moderationMessages.wordRemoved[locale] }
  },
  async mySuspension({ viewer, services: { db, clock } }) {
    const row = await findSuspension(db(), viewer.id, clock())
    return { data: row ? presentSuspension(row) : null }
  },
})

/** The viewer's id if they decide only about texts beside what they made; else null. */
const hostIdOf = (viewer: Member) => ownOnlyOf(moderationEndpoints.list, viewer)

const subjectOf = ({ subject: type, id }: { subject: ReportSubject['type']; id: string }): ReportSubject => ({
  type,
  id,
})
