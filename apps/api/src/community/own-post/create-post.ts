import { maxDrafts } from '@chignon/contract/community/community-rules'
import type { DraftForm } from '@chignon/contract/community/own-post'
import type { Fail } from '../../platform/http/fail.ts'
import { cleanSource } from '../../platform/rich-text/clean-source.ts'
import type { Services } from '../../platform/services.ts'
import { lockUser } from '../../identity/user/user.queries.ts'
import { cleanTitle, requireCategory } from './change-post.ts'
import type { OwnPostCall } from './find-post.ts'
import { ownPostMessages } from './own-post.messages.ts'
import { countDrafts, insertPost } from './own-post.queries.ts'
import { draftSlug } from './own-post.rules.ts'

type CreateCall = Omit<OwnPostCall, 'fail'> & {
  fail: Fail<'invalid' | 'conflict' | 'unauthenticated'>
  services: Pick<Services, 'db' | 'clock'>
}

/** Begins a post as a draft (COMPOSE-1). Returns its id. */
export function createPost(
  call: CreateCall,
  { type = 'article', locale = call.locale, name = '', body = '', category }: DraftForm,
): Promise<string> {
  const { viewer, fail, services } = call
  const { db, clock } = services
  return db.transaction(async () => {
    // Counted one at a time.
    if (!(await lockUser(db(), viewer.id))) fail(401)
    if ((await countDrafts(db(), viewer.id)) >= maxDrafts) {
      fail(409, { message: ownPostMessages.tooManyDrafts })
    }
    return insertPost(db(), {
      slug: draftSlug(),
      type,
      categoryId: await requireCategory({ fail, services }, category),
      authorId: viewer.id,
      name: { [locale]: cleanTitle(name) },
      body: { [locale]: cleanSource(body) },
      publishedAt: null,
      savedAt: clock(),
    })
  })
}
