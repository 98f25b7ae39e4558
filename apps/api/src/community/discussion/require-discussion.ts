import { id as uuid } from '@chignon/contract/platform/primitives'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import { requireLogin } from '../../platform/http/authorize.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { watchableUntil } from '../../catalogue/lesson/lesson.rules.ts'
import { findAddressOf } from './reply.queries.ts'
import { findFollowedLesson } from '../../learning/progress/progress.queries.ts'
import type { Services } from '../../platform/services.ts'
import { findDiscussion, type DiscussionAddress, type DiscussionRow } from './discussion.queries.ts'
import { findLessonDiscussion } from './lesson-discussion.queries.ts'

type ReadCall = {
  viewer: Viewer
  viewerContext: ViewerContext
  fail: Fail<'unauthenticated' | 'not_found'>
}

/**
 * A discussion that the viewer may read; otherwise ends the call with 404. A lesson's discussion is for educators and people who may watch the
 * lesson (DISCUSSION-4).
 */
export async function requireDiscussion(
  services: Pick<Services, 'db' | 'clock'>,
  address: DiscussionAddress,
  call: ReadCall,
): Promise<DiscussionRow> {
  const { db, clock } = services
  const { viewerContext, fail } = call
  if (address.type !== 'lesson') return (await findDiscussion(db(), address, viewerContext)) ?? fail(404)
  await requireLesson(services, address.slug, call)
  return (await findLessonDiscussion(db(), address.slug, viewerContext.locale, clock())) ?? fail(404)
}

/** The discussion of a reply, if the viewer may read both; otherwise ends the call with 404. */
export async function requireDiscussionOf(
  services: Pick<Services, 'db' | 'clock'>,
  replyId: string,
  call: ReadCall,
): Promise<DiscussionRow> {
  const address = (await findAddressOf(services.db(), replyId, call.viewerContext)) ?? call.fail(404)
  return requireDiscussion(services, address, call)
}

async function requireLesson(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  lessonId: string,
  { viewer, viewerContext, fail }: ReadCall,
): Promise<void> {
  if (!uuid.safeParse(lessonId).success) fail(404)
  const lesson = (await findFollowedLesson(db(), lessonId, viewerContext)) ?? fail(404)
  if (viewerContext.seesDrafts || watchableUntil(lesson, clock()) !== null) return
  if (viewer.role === 'guest') requireLogin(fail)
  fail(404)
}
