import { eq } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { suspensions } from '../../platform/db/schema/moderation.ts'
import { posts } from '../../platform/db/schema/post.ts'
import { users } from '../../platform/db/schema/user.ts'
import { isolate } from '../../platform/mail/isolate.ts'
import type { MailTemplates, TemplateContext } from '../../platform/mail/mail-template.ts'
import { personalEmail } from '../../platform/mail/personal-email.ts'
import { listMailed } from '../report/report.queries.ts'
import { moderationMailMessages as messages } from './moderation-mail.messages.ts'
import { isInForce } from '../moderation/moderation.rules.ts'
import { reportsReceivedEmail } from './reports-received.mail.ts'
import { suspendedText } from '../moderation/suspended-text.ts'

/** The mails about moderation: reports for staff, and decisions for the people they concern. */
export function moderationMails({
  db,
  clock,
  frame,
}: TemplateContext): Pick<MailTemplates, 'reports-received' | 'post-returned' | 'person-suspended'> {
  return {
    async 'reports-received'({ aboutId = '' }) {
      const rows = await listMailed(db(), new Date(aboutId))
      return rows.length > 0 ? reportsReceivedEmail(rows) : null
    },
    async 'post-returned'({ aboutId = '' }) {
      const [mailed] = await db()
        .select({
          name: inLocale(posts.name, 'en'),
          note: posts.moderatorNote,
          publishedAt: posts.publishedAt,
          firstName: users.firstName,
          locale: users.locale,
        })
        .from(posts)
        .innerJoin(users, eq(users.id, posts.authorId))
        .where(eq(posts.id, aboutId))
      // Published again meanwhile: there is nothing left to change.
      if (!mailed?.note || mailed.publishedAt) return null
      const { locale } = mailed
      const subject = messages.returnedSubject[locale]
      return personalEmail(mailed, subject, subject, [
        { kind: 'text', text: messages.returned(isolate(mailed.name))[locale] },
        { kind: 'quote', text: mailed.note },
        { kind: 'button', label: messages.toPosts[locale], url: `${frame().site}/posts` },
      ])
    },
    async 'person-suspended'({ aboutId = '' }) {
      const [mailed] = await db()
        .select({ suspension: suspensions, firstName: users.firstName, locale: users.locale })
        .from(suspensions)
        .innerJoin(users, eq(users.id, suspensions.userId))
        .where(eq(suspensions.id, aboutId))
      if (!mailed || !isInForce(mailed.suspension, clock())) return null
      const { locale, suspension } = mailed
      const subject = messages.suspendedSubject[locale]
      return personalEmail(mailed, subject, subject, [
        { kind: 'text', text: suspendedText(suspension)[locale] },
        { kind: 'note', text: messages.coursesRemain[locale] },
      ])
    },
  }
}
