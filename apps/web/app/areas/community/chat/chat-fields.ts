import { maxCaptionLength } from '@chignon/contract/platform/platform-rules'
import { maxChatMessageLength } from '@chignon/contract/community/community-rules'
import type { ChatMessageForm } from '@chignon/contract/community/chat'
import type { FormFields } from '../../../lib/forms/form-fields.ts'

/** A message to the academy. The page chooses the `id`, so that a form that is submitted twice sends it once. */
export const chatFields = {
  id: {},
  // Not required, since a picture may be sent without a text.
  text: { maxLength: maxChatMessageLength },
  picture_id: {},
  picture_alt: { maxLength: maxCaptionLength },
} satisfies FormFields<ChatMessageForm & { id: string }>
