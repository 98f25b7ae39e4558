import { randomBytes } from 'node:crypto'
import { maxScheduleDays } from '@chignon/contract/community/community-rules'
import type { OwnPostState } from '@chignon/contract/community/own-post'
import type { PostType } from '@chignon/contract/community/post'

const maxTitlePart = 80
const ofDraft = /^draft-[0-9a-f]{12}$/

/** The slug of a draft. It gets one with its title when it is published. */
export function draftSlug(): string {
  return `draft-${randomBytes(6).toString('hex')}`
}

/** The slug of a post when it is published: from its title, with an ending that makes it unique. A published post keeps its slug. */
export function publishedSlug(current: string, title: string): string {
  if (!ofDraft.test(current)) return current
  const words = title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxTitlePart)
    .replaceAll(/^-+|-+$/g, '')
  return `${words || 'post'}-${current.slice(-6)}`
}

/** The state of a post (COMPOSE-1). */
export function stateOf(post: { publishedAt: Date | null; scheduledAt: Date | null }): OwnPostState {
  if (post.publishedAt) return 'published'
  return post.scheduledAt ? 'scheduled' : 'draft'
}

/** What a post lacks to be published, by field (COMPOSE-3). */
export function missingIn({
  type,
  name,
  body,
  resourceTypes,
}: {
  type: PostType
  name: string
  body: string
  resourceTypes: string[]
}): ('name' | 'body' | 'picture' | 'clip')[] {
  const has = (kind: string) => resourceTypes.some((resourceType) => resourceType.startsWith(kind))
  return [
    ...(name.trim() ? [] : ['name' as const]),
    ...((type === 'article' || type === 'question') && !body.trim() ? ['body' as const] : []),
    ...(type === 'image' && !has('image/') ? ['picture' as const] : []),
    ...(type === 'video' && !has('video/') ? ['clip' as const] : []),
  ]
}

const dayMs = 24 * 60 * 60 * 1000

/** Whether a post can be scheduled for a time: in the future, at most a year ahead (COMPOSE-5). */
export function canScheduleFor(time: Date, now: Date): boolean {
  return time > now && time.getTime() <= now.getTime() + maxScheduleDays * dayMs
}
