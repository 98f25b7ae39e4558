import { and, eq, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { accesses } from '../../platform/db/schema/access.ts'
import { courseEducators } from '../../platform/db/schema/course.ts'
import { drafts } from '../../platform/db/schema/document.ts'
import { examAttempts } from '../../platform/db/schema/exam-attempt.ts'
import { exams } from '../../platform/db/schema/exam.ts'
import { lessons } from '../../platform/db/schema/lesson.ts'
import { liveMasterclassEducators, ticketTypes } from '../../platform/db/schema/live-masterclass.ts'
import { onlineMasterclassEducators } from '../../platform/db/schema/online-masterclass.ts'
import { programCourses } from '../../platform/db/schema/program.ts'
import { tickets } from '../../platform/db/schema/ticket.ts'
import { videos } from '../../platform/db/schema/video.ts'
import { voiceOvers } from '../../platform/db/schema/voice-over.ts'

/** Whether a person teaches a course of the program. */
export function isProgramTaughtBy(programId: SQL, userId: string): SQL {
  return sql`exists (
    select from ${programCourses}
    join ${courseEducators} on ${courseEducators.courseId} = ${programCourses.courseId}
    where ${programCourses.programId} = ${programId} and ${courseEducators.userId} = ${userId})`
}

/** Whether a person teaches the course or the online masterclass of a lesson. */
export function isLessonTaughtBy(lessonId: SQL, userId: string): SQL {
  return sql`exists (
    select from ${lessons}
    left join ${courseEducators}
      on ${courseEducators.courseId} = ${lessons.courseId} and ${courseEducators.userId} = ${userId}
    left join ${onlineMasterclassEducators}
      on ${onlineMasterclassEducators.onlineMasterclassId} = ${lessons.onlineMasterclassId}
      and ${onlineMasterclassEducators.userId} = ${userId}
    where ${lessons.id} = ${lessonId}
      and (${courseEducators.userId} is not null or ${onlineMasterclassEducators.userId} is not null
        or exists (select from ${drafts} where ${drafts.subjectId} = ${lessons.documentId} and ${isWrittenBy(userId)})))`
}

/** Whether a person began the draft of the row, or teaches what it is about. */
function isWrittenBy(userId: string): SQL {
  return sql`(${drafts.createdBy} = ${userId} or ${drafts.data}->'educators' ? ${userId}::text)`
}

/** Whether a person teaches at an event. */
export function isEventTaughtBy(eventId: SQL, userId: string): SQL {
  return sql`exists (
    select from ${liveMasterclassEducators}
    where ${liveMasterclassEducators.liveMasterclassId} = ${eventId}
      and ${liveMasterclassEducators.userId} = ${userId})`
}

/** Whether a person teaches a course. */
function isCourseTaughtBy(courseId: SQL, userId: string): SQL {
  return sql`exists (
    select from ${courseEducators}
    where ${courseEducators.courseId} = ${courseId} and ${courseEducators.userId} = ${userId})`
}

/** Whether a person teaches an online masterclass. */
function isMasterclassTaughtBy(id: SQL, userId: string): SQL {
  return sql`exists (
    select from ${onlineMasterclassEducators}
    where ${onlineMasterclassEducators.onlineMasterclassId} = ${id}
      and ${onlineMasterclassEducators.userId} = ${userId})`
}

/** Whether a person teaches what access can be given to; of a program, one of its courses. */
export const isProductTaughtBy = {
  course: isCourseTaughtBy,
  program: isProgramTaughtBy,
  'online-masterclass': isMasterclassTaughtBy,
}

/** Whether a person had or has access to something that the educator teaches. */
export function teachesLearner(db: Connection, educatorId: string, userId: string): Promise<boolean> {
  const { courseId, programId, onlineMasterclassId } = accesses
  const isTaught = or(
    isCourseTaughtBy(sql`${courseId}`, educatorId),
    isProgramTaughtBy(sql`${programId}`, educatorId),
    isMasterclassTaughtBy(sql`${onlineMasterclassId}`, educatorId),
  )
  return isFound(
    db
      .select({ id: accesses.id })
      .from(accesses)
      .where(and(eq(accesses.userId, userId), isTaught))
      .limit(1),
  )
}

/** Whether a person gave an access (ACCESS-15). */
export function gaveAccess(db: Connection, userId: string, accessId: string): Promise<boolean> {
  const { id, givenBy } = accesses
  return isFound(
    db
      .select({ id })
      .from(accesses)
      .where(and(eq(id, accessId), eq(givenBy, userId))),
  )
}

/** Whether a person teaches a course of the program whose exam was attempted. */
export function teachesAttempt(db: Connection, userId: string, attemptId: string): Promise<boolean> {
  const { id, examId } = examAttempts
  const taught = db
    .select({ id })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examId))
    .where(sql`${eq(id, attemptId)} and ${isProgramTaughtBy(sql`${exams.programId}`, userId)}`)
  return isFound(taught)
}

/** Whether a person teaches a course or wrote its draft. */
export function teachesCourse(db: Connection, userId: string, courseId: string): Promise<boolean> {
  const taught = db
    .select({ id: courseEducators.courseId })
    .from(courseEducators)
    .where(and(eq(courseEducators.courseId, courseId), eq(courseEducators.userId, userId)))
  const written = db
    .select({ id: drafts.subjectId })
    .from(drafts)
    .where(and(eq(drafts.subjectType, 'course'), eq(drafts.subjectId, courseId), isWrittenBy(userId)))
  return isFound(taught.unionAll(written))
}

/** Whether a person teaches a course of a program or began its draft. */
export function teachesProgram(db: Connection, userId: string, programId: string): Promise<boolean> {
  const taught = db
    .select({ id: courseEducators.courseId })
    .from(courseEducators)
    .innerJoin(programCourses, eq(programCourses.courseId, courseEducators.courseId))
    .where(and(eq(programCourses.programId, programId), eq(courseEducators.userId, userId)))
  const written = db
    .select({ id: drafts.subjectId })
    .from(drafts)
    .where(and(eq(drafts.subjectType, 'program'), eq(drafts.subjectId, programId), isWrittenBy(userId)))
  return isFound(taught.unionAll(written))
}

export function teachesLesson(db: Connection, userId: string, lessonId: string): Promise<boolean> {
  const { id } = lessons
  return isFound(
    db
      .select({ id })
      .from(lessons)
      .where(sql`${eq(id, lessonId)} and ${isLessonTaughtBy(sql`${lessonId}`, userId)}`),
  )
}

export function teachesVideo(db: Connection, userId: string, videoId: string): Promise<boolean> {
  const { id, lessonId } = videos
  return isFound(
    db
      .select({ id })
      .from(videos)
      .where(sql`${eq(id, videoId)} and ${isLessonTaughtBy(sql`${lessonId}`, userId)}`),
  )
}

export function teachesVoiceOver(db: Connection, userId: string, voiceOverId: string): Promise<boolean> {
  const { id, videoId } = voiceOvers
  return isFound(
    db
      .select({ id })
      .from(voiceOvers)
      .innerJoin(videos, eq(videos.id, videoId))
      .where(sql`${eq(id, voiceOverId)} and ${isLessonTaughtBy(sql`${videos.lessonId}`, userId)}`),
  )
}

export function teachesEvent(db: Connection, userId: string, eventId: string): Promise<boolean> {
  const { liveMasterclassId, userId: educatorId } = liveMasterclassEducators
  return isFound(
    db
      .select({ educatorId })
      .from(liveMasterclassEducators)
      .where(sql`${eq(liveMasterclassId, eventId)} and ${eq(educatorId, userId)}`),
  )
}

/** Whether a person teaches at the event of a ticket, by the ticket's id or its code. */
export function teachesTicket(
  db: Connection,
  userId: string,
  ticket: string | { code: string },
): Promise<boolean> {
  const { id, code, ticketTypeId } = tickets
  const named = typeof ticket === 'string' ? eq(id, ticket) : eq(code, ticket.code)
  return isFound(
    db
      .select({ id })
      .from(tickets)
      .innerJoin(ticketTypes, eq(ticketTypes.id, ticketTypeId))
      .where(sql`${named} and ${isEventTaughtBy(sql`${ticketTypes.liveMasterclassId}`, userId)}`),
  )
}

async function isFound(query: PromiseLike<unknown[]>): Promise<boolean> {
  return (await query).length > 0
}
