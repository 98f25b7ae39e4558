import { locales } from '@chignon/contract/platform/locale'
import type { NewsletterIssueForm } from '@chignon/contract/community/newsletter-issue'
import type { Fail, FieldErrors } from '../../platform/http/fail.ts'
import { fieldMessages } from '../../platform/http/field.messages.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { newsletterIssueMessages as messages } from './newsletter-issue.messages.ts'
import { deleteIssue, lockIssue, updateIssue, type IssueChange } from './newsletter-issue.queries.ts'

/** A call that changes an issue. */
type IssueCall = {
  viewer: Member
  services: Pick<Services, 'db' | 'audit'>
  fail: Fail<'not_found' | 'conflict'>
}

/** Ends the call unless the issue has English, and a subject and a text in the same languages. */
export function requireTexts({ subject, text }: NewsletterIssueForm, fail: Fail<'invalid'>): void {
  const errors: FieldErrors = {}
  for (const locale of locales) {
    const isNeeded = locale === 'en' || subject[locale] !== undefined || text[locale] !== undefined
    if (isNeeded && subject[locale] === undefined) errors[`subject.${locale}`] = [fieldMessages.required]
    if (isNeeded && text[locale] === undefined) errors[`text.${locale}`] = [fieldMessages.required]
  }
  if (Object.keys(errors).length > 0) fail(422, { errors })
}

/** Changes an issue that is in `state`, or deletes it if `change` is null, and records it. */
export async function changeIssue(
  { viewer, services: { db, audit }, fail }: IssueCall,
  { id, state, action }: { id: string; state: 'draft' | 'scheduled'; action: string },
  change: IssueChange | null,
): Promise<void> {
  await db.transaction(async () => {
    const before = (await lockIssue(db(), id)) ?? fail(404)
    if (before.state !== state)
      fail(409, { message: messages[state === 'draft' ? 'noDraft' : 'notScheduled'] })
    await (change ? updateIssue(db(), id, change) : deleteIssue(db(), id))
    await audit.record({
      actor: viewer,
      action: `newsletter-issue.${action}`,
      subject: { type: 'newsletter-issue', id },
      before,
      after: change && { ...before, ...change },
    })
  })
}
