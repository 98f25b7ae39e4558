import * as z from 'zod/mini'

/**
 * Whether a text of the community is shown. A held one waits for a moderator, a hidden one was taken away by one; both are
 * shown only to their author and to staff (MODERATION-1).
 */
export const textState = z.enum(['visible', 'held', 'hidden'])

export type TextState = z.infer<typeof textState>
