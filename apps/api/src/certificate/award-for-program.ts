import { lockUser } from '../user/user.queries.ts'
import { awardCertificate, contentOfCourses, type AwardServices } from './award-certificate.ts'
import { findProgram } from './award-subject.queries.ts'
import { listCoursesDone } from './finished.queries.ts'

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
    const program = await findProgram(db(), programId)
    if (!person || person.deletedAt || !program) return
    const courses = await listCoursesDone(db(), userId, programId)
    if (courses.length === 0) return
    await awardCertificate(services, person, {
      tier: 'gold',
      programId,
      content: {
        title: program.name,
        description: program.summary,
        educators: [],
        ...contentOfCourses(courses),
      },
    })
  })
}
