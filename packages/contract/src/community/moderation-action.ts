/** What a moderator does with a case. */
export const moderationActions = ['hide', 'restore', 'return', 'suspend', 'lift-suspension'] as const

export type ModerationAction = (typeof moderationActions)[number]
