import type { ModeratedText } from '@chignon/contract/community/text-state'
import type { ModerationCase } from '@chignon/contract/community/moderation'

const texts: readonly ModeratedText[] = ['post', 'comment', 'reply', 'story']

/** What a moderator can do with a case. */
export type CaseAction = 'hide' | 'restore' | 'return' | 'suspend'

/** The key of each action. */
export const actionKeys: Record<CaseAction, string> = { hide: 'h', restore: 'r', return: 'b', suspend: 's' }

/** Identifies a case in the queue. */
export const caseId = ({ subject, id }: Pick<ModerationCase, 'subject' | 'id'>) => `${subject}-${id}`

/** The kind of text that was reported; undefined for a discussion or a person, which cannot be hidden. */
export function textOf({ subject }: Pick<ModerationCase, 'subject'>): ModeratedText | undefined {
  return texts.find((text) => text === subject)
}

type May = { viewerId: string; maySuspend: boolean; mayReturn: boolean }

/**
 * What can be done with a case: nothing while another person is deciding about it, and nothing with what was deleted but to suspend
 * its author.
 */
export function actionsOf(
  moderationCase: ModerationCase,
  { viewerId, maySuspend, mayReturn }: May,
): CaseAction[] {
  const { subject, author, excerpt, claim } = moderationCase
  if (claim && claim.by.id !== viewerId) return []
  const isText = textOf(moderationCase) !== undefined && excerpt !== null
  return [
    ...(isText ? (['hide', 'restore'] as const) : []),
    ...(isText && mayReturn && subject === 'post' ? (['return'] as const) : []),
    ...(author !== null && maySuspend ? (['suspend'] as const) : []),
  ]
}
