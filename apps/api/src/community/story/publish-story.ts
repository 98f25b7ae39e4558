import { randomBytes } from 'node:crypto'
import { storyHours } from '@chignon/contract/community/community-rules'
import type { StoryForm } from '@chignon/contract/community/story'
import type { ViewerContext } from '../../platform/http/viewer-context.ts'
import { baseMessages } from '../../catalogue/base-data/base-data.messages.ts'
import type { Fail } from '../../platform/http/fail.ts'
import type { Member } from '../../platform/http/viewer.ts'
import { admitText, reportHold } from '../moderation/admit-text.ts'
import { cleanSource } from '../../platform/rich-text/clean-source.ts'
import type { Services } from '../../platform/services.ts'
import { findStory, insertStory, isStoryCategory, type StoryRow } from './story.queries.ts'

type PublishCall = {
  viewer: Member
  viewerContext: ViewerContext
  fail: Fail<'conflict' | 'too_many_requests' | 'invalid' | 'payload_too_large' | 'unsupported_media_type'>
}

/** Publishes a story: for 24 hours, or kept (STORY-4, STORY-5). */
export async function publishStory(
  services: Pick<Services, 'db' | 'clock' | 'live' | 'audit' | 'limits' | 'pictures'>,
  { category, name: written, alt, is_kept, picture }: StoryForm & { picture?: File | undefined },
  call: PublishCall,
): Promise<StoryRow> {
  const { db, clock, audit, limits, pictures } = services
  const { viewer, viewerContext, fail } = call
  const name = cleanSource(written).replaceAll(/\s+/g, ' ')
  if (name === '') fail(422)
  if (!(await isStoryCategory(db(), category)))
    fail(422, { errors: { category: [baseMessages.unknownCategory] } })
  const admission = await admitText(services, [name, alt ?? ''], call)
  // A form without a chosen file sends an empty one.
  const hasPicture = picture !== undefined && picture.size > 0
  if (hasPicture) await limits.uploadsPerAccount.take(viewer.id)
  const upload = { purpose: 'post-picture', name: 'story', ownerId: viewer.id } as const
  const stored = hasPicture ? await pictures.put(picture.stream(), upload, fail) : null
  const now = clock()
  const slug = `story-${randomBytes(6).toString('hex')}`
  const expiresAt = is_kept === 'on' ? null : new Date(now.getTime() + storyHours * 60 * 60 * 1000)
  const localizedName = { [viewerContext.locale]: name }
  await db.transaction(async () => {
    const id = await insertStory(db(), {
      slug,
      categoryId: category,
      authorId: viewer.id,
      name: localizedName,
      pictureId: stored?.id ?? null,
      pictureAlt: alt || null,
      publishedAt: now,
      expiresAt,
      state: admission.state,
    })
    await audit.record({
      actor: viewer,
      action: 'story.publish',
      subject: { type: 'story', id },
      before: null,
      after: { name: localizedName, expires_at: expiresAt?.toISOString() ?? null },
    })
    if (stored) await pictures.keep(stored.id)
    await reportHold(services, admission, { type: 'story', id })
  })
  const row = await findStory(db(), slug, viewerContext, now)
  if (!row) throw new Error('The story was not stored.')
  return row
}
