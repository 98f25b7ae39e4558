import { examTextEndpoints, type ExamText } from '@chignon/contract/learning/exam-text'
import { singlePage } from '../../platform/db/page.ts'
import { implement } from '../../platform/http/implement.ts'
import { examTextMessages } from './exam-text.messages.ts'
import { deleteText, listTexts, lockText, upsertText, type ExamTextRow } from './exam-text.queries.ts'

const presentText = ({ id, ownerId, title, text }: ExamTextRow): ExamText => ({
  id,
  title,
  text,
  is_shared: ownerId === null,
})

const auditedFields = ({ title, text, ownerId }: ExamTextRow) => ({
  title,
  text,
  is_shared: ownerId === null,
})

/** Texts that examiners use again: those of a person and those that all share (EXAM-25). */
export const examTextRoutes = implement(examTextEndpoints, {
  async list({ viewer, services: { db } }) {
    const data = (await listTexts(db(), viewer.id)).map(presentText)
    return { data, pagination: singlePage(data.length) }
  },
  async save({ params, body, viewer, fail, services: { db, audit } }) {
    const { title, text, is_shared: isShared } = body
    const row = { id: params.id, ownerId: isShared ? null : viewer.id, title, text }
    await db.transaction(async () => {
      const before = await lockText(db(), row.id)
      // A text of another person is none.
      if (!(await upsertText(db(), row, viewer.id))) return fail(404)
      await audit.record({
        actor: viewer,
        action: 'exam-text.save',
        subject: { type: 'exam-text', id: row.id },
        before: before ? auditedFields(before) : null,
        after: auditedFields(row),
      })
    })
    return { data: presentText(row) }
  },
  async remove({ params, viewer, locale, fail, services: { db, audit } }) {
    await db.transaction(async () => {
      const before = (await deleteText(db(), params.id, viewer.id)) ?? fail(404)
      await audit.record({
        actor: viewer,
        action: 'exam-text.remove',
        subject: { type: 'exam-text', id: params.id },
        before: auditedFields(before),
        after: null,
      })
    })
    return { message: examTextMessages.deleted[locale] }
  },
})
