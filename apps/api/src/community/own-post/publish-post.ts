import type { Fail } from '../../platform/http/fail.ts'
import { admitText, reportHold } from '../moderation/admit-text.ts'
import { can } from '../../platform/http/authorize.ts'
import type { Services } from '../../platform/services.ts'
import { lockOwnPost, type OwnPostCall } from './find-post.ts'
import { ownPostMessages } from './own-post.messages.ts'
import { schedulePosts } from './own-post.policy.ts'
import { listResources, updatePost } from './own-post.queries.ts'
import { canScheduleFor, publishedSlug } from './own-post.rules.ts'
import { requireComplete } from './require-complete.ts'

type PublishCall = OwnPostCall & {
  fail: Fail<'not_found' | 'invalid' | 'conflict' | 'forbidden' | 'too_many_requests'>
  services: Pick<Services, 'db' | 'clock' | 'live' | 'limits'>
}

/** What happened to a post that was to be published. */
export type Publication = 'published' | 'held' | 'scheduled'

/** Publishes a post, or schedules it (COMPOSE-3, COMPOSE-5). A text that a moderator has to see first is held. */
export function publishPost(call: PublishCall, id: string, publishAt: Date | null): Promise<Publication> {
  const { viewer, fail, services } = call
  const { db, clock } = services
  if (publishAt && !can(viewer, schedulePosts, undefined)) fail(403)
  if (publishAt && !canScheduleFor(publishAt, clock())) {
    fail(422, { errors: { publish_at: [ownPostMessages.wrongTime] } })
  }
  return db.transaction(async () => {
    const row = await lockOwnPost(call, id)
    if (row.publishedAt) fail(409, { message: ownPostMessages.alreadyPublished })
    const resources = await listResources(db(), [id])
    requireComplete({ ...row, resources }, fail)
    const texts = [row.name, row.body, ...resources.map(({ alt }) => alt)]
    const { state, reason } = await admitText(services, texts, call, row.state)
    await updatePost(db(), id, {
      slug: publishedSlug(row.slug, row.name),
      state,
      moderatorNote: null,
      publishedAt: publishAt ? null : clock(),
      scheduledAt: publishAt,
      savedAt: clock(),
    })
    await reportHold(services, { state, reason }, { type: 'post', id })
    if (state !== 'visible') return 'held'
    return publishAt ? 'scheduled' : 'published'
  })
}
