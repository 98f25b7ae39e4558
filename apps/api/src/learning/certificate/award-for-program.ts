import { lockUser, type UserRow } from '../../identity/user/user.queries.ts'
import { awardCertificate, contentOfCourses, type AwardServices } from './award-certificate.ts'
import { findProgram } from './award-subject.queries.ts'
import { listCoursesDone } from './finished.queries.ts'
import { listFinishedWithoutExam } from './finished-programs.queries.ts'

/**
 * Awards the gold certificate of a program whose exam was approved (CERT-1). An exam is submitted after every lesson, so a lesson
 * that was added since is not required. Call it in the transaction that approves the exam. Calling it again awards nothing twice.
 */
export function awardForProgram(
  services: AwardServices,
  { userId, programId }: { userId: string; programId: string },
): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    const person = await lockUser(db(), userId)
    if (person && !person.deletedAt) await awardGold(services, person, { programId, hasExam: true })
  })
}

/**
 * Awards the gold certificates of programs without an exam of which a person finished every lesson (CERT-13): of all of them, or of
 * those with a course. Calling it again awards nothing twice. The person must be locked.
 */
export async function awardForProgramsWithoutExam(
  services: AwardServices,
  person: UserRow,
  courseId?: string,
): Promise<void> {
  const ids = await listFinishedWithoutExam(services.db(), { userId: person.id, courseId })
  for (const programId of ids) await awardGold(services, person, { programId, hasExam: false })
}

async function awardGold(
  services: AwardServices,
  person: UserRow,
  { programId, hasExam }: { programId: string; hasExam: boolean },
): Promise<void> {
  const { db } = services
  const program = await findProgram(db(), programId)
  const courses = await listCoursesDone(db(), person.id, programId)
  if (!program || courses.length === 0) return
  const { name, summary } = program
  await awardCertificate(services, person, {
    tier: 'gold',
    programId,
    content: { title: name, description: summary, educators: [], hasExam, ...contentOfCourses(courses) },
  })
}
