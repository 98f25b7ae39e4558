import * as z from 'zod/mini'
import { maxLiveTopics } from './platform-rules.ts'
import { id } from './primitives.ts'

/** What a page can follow besides the viewer's own events: `post:<id>` or `discussion:<id>`. */
export const liveTopic = z
  .string()
  .check(z.regex(/^(post|discussion):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

/** The topics of a connection, separated by commas. */
export const liveTopics = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').filter(Boolean)),
  ),
  z.array(liveTopic).check(z.maxLength(maxLiveTopics)),
)

/**
 * What happened (LIVE-1), as the data of a server-sent event. It says what to fetch again and has no personal data, so that every
 * call decides itself what the viewer may see.
 */
export const liveEvent = z.discriminatedUnion('type', [
  /** The viewer's notifications changed. */
  z.object({ type: z.literal('notifications') }),
  /** The viewer's conversation with the academy has a new message, was read, or was closed. */
  z.object({ type: z.literal('chat'), conversation_id: id }),
  /** The other side of the viewer's conversation is typing. */
  z.object({ type: z.literal('chat-typing'), conversation_id: id }),
  /** Another of those who answer is typing in a conversation; only they receive it (CHAT-13). */
  z.object({ type: z.literal('chat-colleague-typing'), conversation_id: id, colleague_id: id }),
  /** The viewer saved a draft of an answer on one of their devices (CHAT-12). */
  z.object({ type: z.literal('chat-draft'), conversation_id: id }),
  /** A conversation has another note or assignee; only those who answer receive it. */
  z.object({ type: z.literal('staff-chat'), conversation_id: id }),
  /** A message of the contact form arrived or changed; only the academy receives it (INBOX-1). */
  z.object({ type: z.literal('inbox') }),
  /** A post has a new number of likes, or other comments. */
  z.object({ type: z.literal('post'), post_id: id, likes_count: z.optional(z.int()) }),
  /** Someone began or ended the review of an attempt, or it waits for one. Staff and educators receive it. */
  z.object({ type: z.literal('staff-exam'), attempt_id: id }),
  /** For staff: a document was changed, published, opened or left. */
  z.object({ type: z.literal('document'), id }),
  /** A discussion has other replies, or was closed. */
  z.object({ type: z.literal('discussion'), discussion_id: id }),
  /** For staff: something was reported, is being decided or was decided. */
  z.object({ type: z.literal('moderation') }),
])

export type LiveEvent = z.infer<typeof liveEvent>

/** The names of server-sent events besides messages. */
export const liveSignals = {
  /** The connection follows its topics from here. */
  ready: 'ready',
  /** Events were missed that are no longer stored: fetch everything again. */
  reset: 'reset',
  /** The session has ended: do not connect again. */
  end: 'end',
  /** A newer connection of the account or network took the place of this one: wait some minutes before connecting again. */
  replaced: 'replaced',
} as const
