import * as z from 'zod/mini'
import { author } from '../platform/author.ts'
import { maxListedWordLength } from './community-rules.ts'
import { maxStaffNoteLength, pageSizes } from '../platform/platform-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { platformReasons, reportReason, reportSubject } from './report.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { textState } from './text-state.ts'
import { lineText, longText } from '../platform/text-fields.ts'

/** The texts that moderators hide and restore. */
export const moderatedText = z.enum(['post', 'comment', 'reply', 'story'])

/** A report of a person or, without a reporter, of the platform (MODERATION-2). */
export const receivedReport = z.object({
  reason: z.union([reportReason, z.enum(platformReasons)]),
  text: z.nullable(z.string()),
  reporter: z.nullable(author),
  created_at: timestamp,
})

/** Something that was reported or held, with its reports. */
export const moderationCase = z.object({
  subject: reportSubject,
  id,
  /** Null for a discussion or a person. */
  state: z.nullable(textState),
  /** The beginning of the text, or the name of the person. Null if it was deleted. */
  excerpt: z.nullable(z.string()),
  author: z.nullable(author),
  reports: z.array(receivedReport),
  last_reported_at: timestamp,
})

/** An entry of the word list. */
export const listedWord = z.object({ id, locale: z.enum(locales), word: z.string() })

/** What an entry of the word list would have held of the latest texts. */
export const wordTrial = z.object({
  /** How many texts were compared. */
  checked_count: z.int(),
  found_count: z.int(),
  /** Some of them, the latest first. */
  found: z.array(
    z.object({ subject: moderatedText, id, excerpt: z.string(), published_at: timestamp }),
  ),
})

/** The suspension of a person (MODERATION-8). */
export const suspension = z.object({
  id,
  reason: z.string(),
  starts_at: timestamp,
  /** Null: for ever. */
  ends_at: z.nullable(timestamp),
})

const note = longText(maxStaffNoteLength).check(z.minLength(1))

/** Why a text is hidden or restored; kept in the audit log. */
export const decisionForm = z.object({ note: z.optional(note) })

/** What the author of a returned post has to change. */
export const returnForm = z.object({ note })

/** A suspension to begin now. */
export const suspensionForm = z.object({ reason: note, ends_at: z.nullable(timestamp) })

/** A word or phrase to add to the list. */
export const listedWordForm = z.object({
  locale: z.enum(locales),
  word: lineText(maxListedWordLength).check(z.minLength(2)),
})

export type ModeratedText = z.infer<typeof moderatedText>
export type ModerationCase = z.infer<typeof moderationCase>
export type ListedWord = z.infer<typeof listedWord>
export type WordTrial = z.infer<typeof wordTrial>
export type Suspension = z.infer<typeof suspension>

const textParams = z.object({ type: moderatedText, id })
const byId = z.object({ id })

/** The work of moderators. Every change has an entry in the audit log (MODERATION-5). */
export const moderationEndpoints = defineEndpoints('moderation', {
  list: {
    method: 'GET',
    path: '/staff/moderation',
    summary: 'What was reported or held and is not decided, the last reported first',
    permission: 'moderation.decide',
    query: z.object({ ...paging(pageSizes.profile), subject: z.optional(reportSubject) }),
    response: list(moderationCase),
  },
  hide: {
    method: 'POST',
    path: '/staff/moderation/{type}/{id}/hide',
    summary: 'Hide a text; its author still sees it, with a notice',
    permission: 'moderation.decide',
    params: textParams,
    body: decisionForm,
    response: messageResponse,
  },
  restore: {
    method: 'POST',
    path: '/staff/moderation/{type}/{id}/restore',
    summary: 'Show a text that was held or hidden, or leave one that was reported as it is',
    permission: 'moderation.decide',
    params: textParams,
    body: decisionForm,
    response: messageResponse,
  },
  returnPost: {
    method: 'POST',
    path: '/staff/moderation/posts/{id}/return',
    summary: 'Return a post to its author as a draft, with a note; the author is notified',
    permission: 'moderation.decide',
    params: byId,
    body: returnForm,
    response: messageResponse,
  },
  suspend: {
    method: 'POST',
    path: '/staff/people/{id}/suspend',
    summary: 'Suspend a person until a time or for ever, in place of an earlier suspension',
    permission: 'people.suspend',
    params: byId,
    body: suspensionForm,
    response: single(suspension),
    errors: ['conflict'],
  },
  liftSuspension: {
    method: 'POST',
    path: '/staff/people/{id}/lift-suspension',
    summary: 'End the suspension of a person',
    permission: 'people.suspend',
    params: byId,
    response: messageResponse,
  },
  listWords: {
    method: 'GET',
    path: '/staff/listed-words',
    summary: 'The words that hold a text, by language and alphabet',
    permission: 'moderation.words',
    query: z.object({
      ...paging(pageSizes.profile),
      locale: z.optional(z.enum(locales)),
      search: z.optional(lineText(maxListedWordLength)),
    }),
    response: list(listedWord),
  },
  addWord: {
    method: 'POST',
    path: '/staff/listed-words',
    summary: 'Add a word or phrase to the list; one that is there stays',
    permission: 'moderation.words',
    body: listedWordForm,
    response: single(listedWord),
  },
  tryWord: {
    method: 'POST',
    path: '/staff/listed-words/try',
    summary: 'What a word or phrase would have held of the latest texts; it is not added',
    permission: 'moderation.words',
    body: listedWordForm,
    response: single(wordTrial),
  },
  removeWord: {
    method: 'DELETE',
    path: '/staff/listed-words/{id}',
    summary: 'Remove a word from the list',
    permission: 'moderation.words',
    params: byId,
    response: messageResponse,
  },
  mySuspension: {
    method: 'GET',
    path: '/user/suspension',
    summary: 'The viewer’s suspension; null if they may write',
    audience: 'member',
    response: z.object({ data: z.nullable(suspension) }),
  },
})
