import { formatDate } from '@chignon/contract/platform/formats'
import type { LocalizedText } from '../../platform/i18n/define-messages.ts'
import { moderationMessages } from './moderation.messages.ts'

/** Why and until when a person cannot write. */
export function suspendedText({ endsAt, reason }: { endsAt: Date | null; reason: string }): LocalizedText {
  if (endsAt === null) return moderationMessages.suspended(reason)
  return moderationMessages.suspendedUntil((locale) => formatDate(locale, endsAt.toISOString()), reason)
}
