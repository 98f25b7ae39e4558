import * as z from 'zod/mini'
import { author } from '../platform/author.ts'
import { maxListedWordLength } from './community-rules.ts'
import { listedWord, listedWordForm, wordTrial } from './listed-word.ts'
import { moderationActions } from './moderation-action.ts'
import { pageSizes } from '../platform/platform-rules.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { locales } from '../platform/locale.ts'
import { id, timestamp } from '../platform/primitives.ts'
import { paging } from '../platform/query.ts'
import { platformReasons, reportReason, reportSubject } from './report.ts'
import { list, messageResponse, single } from '../platform/response.ts'
import { suspension, suspensionForm } from './suspension.ts'
import { moderatedText, textState } from './text-state.ts'
import { staffNote } from '../platform/staff-note.ts'
import { lineText } from '../platform/text-fields.ts'

/** A report of a person or, without a reporter, of the platform (MODERATION-2). */
export const receivedReport = z.object({
  reason: z.union([reportReason, z.enum(platformReasons)]),
  text: z.nullable(z.string()),
  reporter: z.nullable(author),
  created_at: timestamp,
})

/** Who is deciding about a case, and until when it is theirs (MODERATION-11). */
export const moderationClaim = z.object({ by: author, until: timestamp })

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
  /** Null while no one is deciding. */
  claim: z.nullable(moderationClaim),
})

/** A text where it stands. */
export const placeText = z.object({
  kind: z.enum(['post', 'comment', 'reply', 'story', 'discussion']),
  id,
  /** Of a post or discussion. */
  name: z.nullable(z.string()),
  text: z.string(),
  /** Null for a discussion. */
  state: z.nullable(textState),
  published_at: z.nullable(timestamp),
  /** Null for the discussion of a lesson. */
  author: z.nullable(author),
})

/** What a moderator decided (MODERATION-14). */
export const moderationDecision = z.object({
  id,
  subject: reportSubject,
  subject_id: id,
  action: z.enum(moderationActions),
  /** The beginning of the text as it is now. Null if it was deleted. */
  excerpt: z.nullable(z.string()),
  author: z.nullable(author),
  state_before: z.nullable(textState),
  state_after: z.nullable(textState),
  note: z.nullable(z.string()),
  /** Until when a person is suspended; null for ever, and for other actions. */
  ends_at: z.nullable(timestamp),
  decided_by: z.nullable(author),
  decided_at: timestamp,
  /** When it was taken back. */
  undone_at: z.nullable(timestamp),
})

/** What moderators know of an author. */
export const authorHistory = z.object({
  person: author,
  member_since: timestamp,
  texts_count: z.int(),
  /** How many of their texts, and whether they themselves, were ever reported. */
  reported_count: z.int(),
  /** How many of these are not decided. */
  open_count: z.int(),
  /** How many texts were hidden or returned. */
  hidden_count: z.int(),
  suspensions_count: z.int(),
  /** The one in force. */
  suspension: z.nullable(suspension),
  /** The latest. */
  decisions: z.array(moderationDecision),
})

/** A case with what is needed to decide. */
export const caseDetails = z.object({
  /** What the text answers, then its neighbours in order of time, itself among them. */
  place: z.array(placeText),
  /** Null if the author is gone, and for those who decide only about their own things. */
  history: z.nullable(authorHistory),
})

/** Why a text is hidden or restored; kept in the audit log. */
export const decisionForm = z.object({ note: z.optional(staffNote) })

/** What the author of a returned post has to change. */
export const returnForm = z.object({ note: staffNote })

export type ModerationCase = z.infer<typeof moderationCase>
export type ModerationClaim = z.infer<typeof moderationClaim>
export type PlaceText = z.infer<typeof placeText>
export type ModerationDecision = z.infer<typeof moderationDecision>
export type AuthorHistory = z.infer<typeof authorHistory>
export type CaseDetails = z.infer<typeof caseDetails>

const textParams = z.object({ type: moderatedText, id })
const caseParams = z.object({ subject: reportSubject, id })
const byId = z.object({ id })

/** The work of moderators. Every change has an entry in the audit log (MODERATION-5). */
export const moderationEndpoints = defineEndpoints('moderation', {
  list: {
    method: 'GET',
    path: '/staff/moderation',
    summary: 'What was reported or held and is not decided, the last reported first',
    permission: 'moderation.hide',
    query: z.object({ ...paging(pageSizes.profile), subject: z.optional(reportSubject) }),
    response: list(moderationCase),
  },
  decisions: {
    method: 'GET',
    path: '/staff/moderation/decisions',
    summary: 'What moderators decided, the latest first; of all, or about one person and their texts',
    permission: 'moderation.hide',
    query: z.object({ ...paging(pageSizes.profile), author: z.optional(id) }),
    response: list(moderationDecision),
  },
  show: {
    method: 'GET',
    path: '/staff/moderation/{subject}/{id}',
    summary: 'A reported thing where it stands, and the history of its author',
    permission: 'moderation.hide',
    params: caseParams,
    response: single(caseDetails),
  },
  claim: {
    method: 'POST',
    path: '/staff/moderation/{subject}/{id}/claim',
    summary: 'Claim a case while deciding about it; sent again it stays claimed',
    permission: 'moderation.hide',
    params: caseParams,
    response: single(moderationClaim),
    errors: ['conflict'],
  },
  release: {
    method: 'DELETE',
    path: '/staff/moderation/{subject}/{id}/claim',
    summary: 'Free a case that the viewer has claimed',
    permission: 'moderation.hide',
    params: caseParams,
    response: messageResponse,
  },
  hide: {
    method: 'POST',
    path: '/staff/moderation/{type}/{id}/hide',
    summary: 'Hide a text; its author still sees it, with a notice',
    permission: 'moderation.hide',
    params: textParams,
    body: decisionForm,
    response: messageResponse,
    errors: ['conflict'],
  },
  restore: {
    method: 'POST',
    path: '/staff/moderation/{type}/{id}/restore',
    summary: 'Show a text that was held or hidden, or leave one that was reported as it is',
    permission: 'moderation.hide',
    params: textParams,
    body: decisionForm,
    response: messageResponse,
    errors: ['conflict'],
  },
  undo: {
    method: 'POST',
    path: '/staff/moderation/{type}/{id}/undo',
    summary:
      'Take back what the viewer has just decided; the text is what it was, and its reports are open again',
    permission: 'moderation.hide',
    params: textParams,
    response: messageResponse,
    errors: ['conflict'],
  },
  returnPost: {
    method: 'POST',
    path: '/staff/moderation/posts/{id}/return',
    summary: 'Return a post to its author as a draft, with a note; the author is notified',
    permission: 'moderation.decide',
    params: byId,
    body: returnForm,
    response: messageResponse,
    errors: ['conflict'],
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
