import { maxCommentLength } from '@chignon/contract/community/community-rules'
import type { ReplyForm } from '@chignon/contract/community/discussion'
import type { FormFields } from '../../../lib/forms/form-fields.ts'

export const replyFields = {
  body: { isRequired: true, maxLength: maxCommentLength },
} satisfies FormFields<ReplyForm>

/** The fields of every form in a discussion. `about` is the id of a reply, or of the person to mute. */
export const discussionFields = { ...replyFields, intent: {}, about: {} } as const
