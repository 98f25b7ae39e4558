import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import type { Services } from '../../platform/services.ts'
import { setClosed, type DiscussionAddress } from './discussion.queries.ts'
import { ensureLessonDiscussion } from './lesson-discussion.queries.ts'
import { requireDiscussion } from './require-discussion.ts'

/** Closes a discussion or opens it again, and records who did (DISCUSSION-2). */
export async function changeClosed(
  services: Pick<Services, 'db' | 'clock' | 'audit' | 'live'>,
  { address, isClosed }: { address: DiscussionAddress; isClosed: boolean },
  call: {
    viewer: Member
    viewerContext: ViewerContext
    fail: Fail<'unauthenticated' | 'not_found'>
  },
): Promise<void> {
  const { db, clock, audit } = services
  const discussion = await requireDiscussion(services, address, call)
  if (discussion.isClosed === isClosed) return
  await db.transaction(async () => {
    if (discussion.type === 'lesson') await ensureLessonDiscussion(db(), discussion.id, clock())
    await setClosed(db(), discussion.id, isClosed)
    await services.live.publish(`discussion:${discussion.id}`, {
      type: 'discussion',
      discussion_id: discussion.id,
    })
    await audit.record({
      actor: call.viewer,
      action: isClosed ? 'discussion.close' : 'discussion.reopen',
      subject: { type: 'discussion', id: discussion.id },
      before: { is_closed: discussion.isClosed },
      after: { is_closed: isClosed },
    })
  })
}
