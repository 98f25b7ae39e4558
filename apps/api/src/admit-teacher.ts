import type { Endpoint } from '@chignon/contract/platform/endpoint'
import { id as uuid } from '@chignon/contract/platform/primitives'
import {
  gaveAccess,
  teachesAttempt,
  teachesCourse,
  teachesEvent,
  teachesLearner,
  teachesLesson,
  teachesProgram,
  teachesTicket,
  teachesVideo,
  teachesVoiceOver,
} from './catalogue/educator/teaches.queries.ts'
import { hostsText } from './community/moderation-case/hosted-text.queries.ts'
import type { Connection } from './platform/db/client.ts'
import type { Fail } from './platform/http/fail.ts'
import { ownOnlyOf } from './platform/http/permission.ts'
import type { Member } from './platform/http/viewer.ts'
import type { Services } from './platform/services.ts'

type Teaches = (db: Connection, userId: string, thingId: string) => Promise<boolean>

/**
 * What the `id` in the path of a call is, for calls that a role may make only about what it teaches; by noun, or by noun and name.
 * `handler` means that the call has no such id, and that its handler reads `ownOnly`.
 */
const taughtThings: Record<string, Teaches | 'handler'> = {
  'access-grant': teachesLearner,
  'access-grant.products': 'handler',
  'access-grant.takeBack': gaveAccess,
  'course-document': teachesCourse,
  'course-document.create': 'handler',
  'exam-text': 'handler',
  history: 'handler',
  moderation: hostsText,
  'moderation.decisions': 'handler',
  'moderation.list': 'handler',
  'program-document': teachesProgram,
  'program-document.create': 'handler',
  'sales.list': 'handler',
  'staff-catalogue': 'handler',
  'staff-event.list': 'handler',
  'staff-event.show': teachesEvent,
  'staff-exam': teachesAttempt,
  'staff-exam.list': 'handler',
  'staff-exam.next': 'handler',
  'staff-ticket.list': 'handler',
  'ticket.checkIn': 'handler',
  'ticket.doorList': teachesEvent,
  'ticket.undoCheckIn': teachesTicket,
  video: teachesVideo,
  'video.create': teachesLesson,
  'video.list': 'handler',
  'voice-over': teachesVoiceOver,
  'voice-over.create': teachesVideo,
  'voice-over.list': teachesVideo,
}

export function taughtThingOf({ noun, name }: Endpoint): Teaches | 'handler' | undefined {
  return taughtThings[`${noun}.${name}`] ?? taughtThings[noun]
}

/** Ends a call with 403 that is about something the member does not teach, if their role reaches no further (ROLE-8). */
export async function admitTeacher(
  { db }: Pick<Services, 'db'>,
  endpoint: Endpoint,
  { viewer, params, fail }: { viewer: Member; params: Record<string, string>; fail: Fail<'forbidden'> },
): Promise<void> {
  const userId = ownOnlyOf(endpoint, viewer)
  if (userId === null) return
  const teaches = taughtThingOf(endpoint) ?? fail(403)
  const { id = '' } = params
  // The handler refuses an id that is none.
  if (teaches === 'handler' || !uuid.safeParse(id).success) return
  if (!(await teaches(db(), userId, id))) fail(403)
}
