import type { ModeratedText, ModerationCase } from '@chignon/contract/community/moderation'

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

/** What can be done with a case; nothing with what was deleted but to suspend its author. */
export function actionsOf(moderationCase: ModerationCase, maySuspend: boolean): CaseAction[] {
  const { subject, author, excerpt } = moderationCase
  const isText = textOf(moderationCase) !== undefined && excerpt !== null
  return [
    ...(isText ? (['hide', 'restore'] as const) : []),
    ...(isText && subject === 'post' ? (['return'] as const) : []),
    ...(author !== null && maySuspend ? (['suspend'] as const) : []),
  ]
}

/**
 * The call that undoes a decision: only where it brings the text back to what it was. A held text that was hidden would be shown
 * by it, and a shown one that was left would be hidden.
 */
export function undoOf(
  decision: 'hide' | 'restore',
  state: ModerationCase['state'],
): 'hide' | 'restore' | undefined {
  if (decision === 'hide') return state === 'visible' ? 'restore' : undefined
  return state === 'hidden' || state === 'held' ? 'hide' : undefined
}
