import type { PostType } from '@chignon/contract/community/post'
import type { Fail } from '../../platform/http/fail.ts'
import { ownPostMessages } from './own-post.messages.ts'
import { missingIn } from './own-post.rules.ts'

const missing = {
  name: ['name', ownPostMessages.noName],
  body: ['body', ownPostMessages.noText],
  picture: ['resources', ownPostMessages.noPicture],
  clip: ['resources', ownPostMessages.noClip],
} as const

/** Ends the call with an error for each part that a post lacks to be published (COMPOSE-3). */
export function requireComplete(
  post: { type: PostType; name: string; body: string; resources: readonly { type: string }[] },
  fail: Fail<'invalid'>,
): void {
  const lacks = missingIn({ ...post, resourceTypes: post.resources.map(({ type }) => type) })
  if (lacks.length === 0) return
  fail(422, { errors: Object.fromEntries(lacks.map((part) => [missing[part][0], [missing[part][1]]])) })
}
