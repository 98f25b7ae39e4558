import * as z from 'zod/mini'
import { maxCaptionLength, maxFileNameLength, pageSizes } from '../platform/platform-rules.ts'
import { maxPostLength, maxPostTitleLength } from './community-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { picture } from '../platform/picture.ts'
import { postType } from './post.ts'
import { id, named, publishedAt, slug, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { fileBody, fileResponse, list, messageResponse, single } from '../platform/response.ts'
import { richText } from '../platform/rich-text.ts'
import { textState } from './text-state.ts'
import { draftText, lineText, longText, slugText } from '../platform/text-fields.ts'

/** Whether a post is being written, waits for its time, or is in the feed (COMPOSE-1). */
export const ownPostState = z.enum(['draft', 'scheduled', 'published'])

/** A picture or a clip of a post, as its author edits it. */
export const ownPostResource = z.object({
  id,
  /** A media type. */
  type: z.string(),
  url: z.nullable(z.string()),
  /** What it shows, for people who cannot see it; empty if the author did not say. */
  alt: z.string(),
  /** The sizes of a picture; null for a clip. */
  picture: z.nullable(picture),
})

/** A post as its author edits it: the text is the source. */
export const ownPost = z.object({
  id,
  slug,
  type: postType,
  /** The language it is written in. */
  locale: z.enum(locales),
  name: z.string(),
  body: z.string(),
  /** The text as it will be shown, for a preview. */
  text: richText,
  category: named,
  state: ownPostState,
  /** Whether a published post is shown (MODERATION-1). */
  text_state: textState,
  /** Why a moderator returned it as a draft. */
  moderator_note: z.nullable(z.string()),
  scheduled_at: z.nullable(timestamp),
  published_at: publishedAt,
  /** When it was changed after its publication. */
  edited_at: z.nullable(timestamp),
  /** When the post was last saved. */
  saved_at: timestamp,
  resources: z.array(ownPostResource),
})

/** An earlier version of a post (COMPOSE-6). */
export const postRevision = z.object({ id, name: z.string(), body: z.string(), replaced_at: timestamp })

const text = {
  type: z.optional(postType),
  locale: z.optional(z.enum(locales)),
  name: z.optional(draftText(maxPostTitleLength)),
  body: z.optional(draftText(maxPostLength)),
  /** Id or slug. */
  category: z.optional(slugText.check(z.minLength(1))),
}

/** A new draft; everything can be added later. */
export const draftForm = z.object(text)

/** A change; omitted fields are not changed. */
export const postChange = z.object({
  ...text,
  /** The `saved_at` that the change is based on: it is refused if the post was saved elsewhere since. */
  saved_at: z.optional(timestamp),
})

/** When to publish; without a time, at once. */
export const publicationForm = z.object({ publish_at: z.optional(timestamp) })

export type OwnPost = z.infer<typeof ownPost>
export type OwnPostResource = z.infer<typeof ownPostResource>
export type OwnPostState = z.infer<typeof ownPostState>
export type PostRevision = z.infer<typeof postRevision>
export type DraftForm = z.infer<typeof draftForm>

const byId = z.object({ id })
const ofResource = z.object({ id, resource: id })
const changed = z.extend(single(ownPost), { message: z.string() })

/** Writing posts (COMPOSE-1 to COMPOSE-8). Posts of others answer like unknown ones. */
export const ownPostEndpoints = defineEndpoints('own-post', {
  list: {
    method: 'GET',
    path: '/user/posts',
    summary: 'The member’s own posts, last saved first; drafts and scheduled ones too',
    audience: 'member',
    query: z.object({ ...paging(pageSizes.profile), state: z.optional(ownPostState) }),
    response: list(ownPost),
  },
  show: {
    method: 'GET',
    path: '/user/posts/{id}',
    summary: 'One of the member’s own posts, with its source',
    audience: 'member',
    params: z.object({ id: slugText.check(z.minLength(1)) }),
    response: single(ownPost),
  },
  create: {
    method: 'POST',
    path: '/posts',
    maxBodyBytes: 128 * 1024,
    summary: 'Begin a post as a draft',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    body: draftForm,
    response: single(ownPost),
    errors: ['conflict'],
  },
  change: {
    method: 'PATCH',
    path: '/posts/{id}',
    maxBodyBytes: 128 * 1024,
    summary: 'Change a post; the previous text of a published one is kept',
    audience: 'member',
    isSeenByOthers: true,
    params: byId,
    body: postChange,
    response: single(ownPost),
    errors: ['conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/posts/{id}',
    summary: 'Delete a post with its comments, pictures and clips',
    audience: 'member',
    params: byId,
    response: messageResponse,
  },
  publish: {
    method: 'POST',
    path: '/posts/{id}/publication',
    summary: 'Publish a post at once or, for educators, at a time',
    audience: 'member',
    isSeenByOthers: true,
    params: byId,
    body: publicationForm,
    response: changed,
    errors: ['forbidden', 'conflict', 'too_many_requests'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/posts/{id}/publication',
    summary: 'Turn a published or scheduled post into a draft again',
    audience: 'member',
    params: byId,
    response: changed,
  },
  addResource: {
    method: 'POST',
    path: '/posts/{id}/resources',
    summary: 'Add a picture or a clip',
    audience: 'member',
    isSeenByOthers: true,
    status: 201,
    encoding: 'file',
    params: byId,
    query: z.object({ name: z._default(lineText(maxFileNameLength), 'file') }),
    body: fileBody,
    response: single(ownPostResource),
    errors: ['conflict', 'too_many_requests'],
  },
  changeResource: {
    method: 'PATCH',
    path: '/posts/{id}/resources/{resource}',
    summary: 'Describe a picture or a clip, or move it to another place',
    audience: 'member',
    isSeenByOthers: true,
    params: ofResource,
    body: z.object({
      alt: z.optional(longText(maxCaptionLength)),
      /** Its place in the list, from 0. */
      index: z.optional(z.int().check(z.gte(0), z.lte(100))),
    }),
    response: single(ownPost),
    errors: ['conflict'],
  },
  removeResource: {
    method: 'DELETE',
    path: '/posts/{id}/resources/{resource}',
    summary: 'Remove a picture or a clip',
    audience: 'member',
    params: ofResource,
    response: single(ownPost),
  },
  revisions: {
    method: 'GET',
    path: '/posts/{id}/revisions',
    summary: 'The earlier versions of a post, newest first, for its author and staff',
    audience: 'member',
    params: byId,
    response: list(postRevision),
  },
  acceptAnswer: {
    method: 'PUT',
    path: '/posts/{id}/accepted-answer',
    summary: 'Choose the comment that answers the member’s question; null takes the choice back',
    audience: 'member',
    isSeenByOthers: true,
    params: byId,
    body: z.object({ comment_id: z.nullable(id) }),
    response: messageResponse,
    errors: ['conflict'],
  },
  clip: {
    method: 'GET',
    path: '/post-clips/{id}',
    summary: 'The clip of a post; its id cannot be guessed',
    params: byId,
    response: fileResponse,
  },
})
