import type { CertificateTier } from '@chignon/contract/identity/award'
import type { Connection } from '../../platform/db/client.ts'
import { contentOfCourses, contentOfLessons, type Award } from '../certificate/award-certificate.ts'
import { findMasterclass, findProgram } from '../certificate/award-subject.queries.ts'
import {
  findFinishedMasterclass,
  listCoursesDone,
  listFinishedCourses,
} from '../certificate/finished.queries.ts'
import { findQualification } from './staff-certificate.queries.ts'

type Asked = { userId: string; tier: CertificateTier; thingId: string; earnedAt: Date }

/** What a certificate for a thing says, with only the lessons that the person finished here; null if there is no such thing. */
export async function contentOfThing(db: Connection, asked: Asked): Promise<Award['content'] | null> {
  const { userId, tier, thingId, earnedAt } = asked
  const nothingFinished = { courses: [], duration: 0, lessonCount: 0, startedAt: earnedAt.toISOString() }
  if (tier === 'premium_gold') {
    const masterclass = await findMasterclass(db, thingId)
    if (!masterclass) return null
    const lessons = await findFinishedMasterclass(db, userId, thingId)
    const { name: title, summary: description, educators } = masterclass
    const finished = lessons ? { courses: [], ...contentOfLessons([lessons]) } : nothingFinished
    return { title, description, educators, ...finished }
  }
  if (tier === 'gold') {
    const program = await findProgram(db, thingId)
    if (!program) return null
    const courses = await listCoursesDone(db, userId, thingId)
    const finished = courses.length > 0 ? contentOfCourses(courses) : nothingFinished
    return { title: program.name, description: program.summary, educators: [], hasExam: false, ...finished }
  }
  const qualification = await findQualification(db, thingId)
  if (!qualification) return null
  const { name: title, description, categoryId } = qualification
  const courses = await listFinishedCourses(db, userId, categoryId)
  const finished = courses.length > 0 ? contentOfCourses(courses) : nothingFinished
  return { title, description, educators: [], ...finished }
}
