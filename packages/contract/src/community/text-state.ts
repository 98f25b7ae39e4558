import * as z from 'zod/mini'

/**
 * Whether a text of the community is shown. A held one waits for a moderator, a hidden one was taken away by one; both are
 * shown only to their author and to staff (MODERATION-1).
 */
export const textStates = ['visible', 'held', 'hidden'] as const

export const textState = z.enum(textStates)

export type TextState = z.infer<typeof textState>

/** The texts that moderators hide and restore. */
export const moderatedText = z.enum(['post', 'comment', 'reply', 'story'])

export type ModeratedText = z.infer<typeof moderatedText>
