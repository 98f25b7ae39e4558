import * as z from 'zod/mini'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { currentPassword, mailedToken } from './form-fields.ts'
import { timestamp } from '../platform/primitives.ts'
import { messageResponse, single } from '../platform/response.ts'

/** What becomes of posts, comments and discussions: they stay without the name, or they are removed. */
export const deletedTextsChoices = ['anonymize', 'remove'] as const

export const deletedTexts = z.enum(deletedTextsChoices)

export type DeletedTexts = z.infer<typeof deletedTexts>

/** The state of the deletion of an account (PRIVACY-4). */
export const accountDeletion = z.object({
  /** When the account will be deleted; null if its owner did not ask for it. */
  due_at: z.nullable(timestamp),
  /** Whether the request is confirmed with the password; otherwise by a mailed link. */
  has_password: z.boolean(),
})

/** The request: with the password, with the token of a mailed link, or with neither to be mailed one. */
export const accountDeletionForm = z.object({
  texts: deletedTexts,
  password: z.optional(currentPassword),
  token: z.optional(mailedToken),
})

export type AccountDeletion = z.infer<typeof accountDeletion>
export type AccountDeletionForm = z.infer<typeof accountDeletionForm>

/** Deleting one’s account, with 14 days to change one’s mind. */
export const accountDeletionEndpoints = defineEndpoints('account-deletion', {
  show: {
    method: 'GET',
    path: '/user/deletion',
    summary: 'Whether and when the viewer’s account will be deleted',
    audience: 'member',
    response: single(accountDeletion),
  },
  request: {
    method: 'POST',
    path: '/user/deletion',
    summary: 'Schedule the deletion of the account and end all sessions, or mail a link to confirm it',
    audience: 'member',
    body: accountDeletionForm,
    response: z.extend(single(accountDeletion), { message: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  },
  cancel: {
    method: 'DELETE',
    path: '/user/deletion',
    summary: 'Keep the account',
    audience: 'member',
    response: messageResponse,
  },
})
