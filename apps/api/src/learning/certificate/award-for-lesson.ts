import { coursesForSilver } from '@chignon/contract/learning/learning-rules'
import { awardBadges } from '../badge/award-badges.ts'
import { lockUser, type UserRow } from '../../identity/user/user.queries.ts'
import {
  awardCertificate,
  contentOfCourses,
  contentOfLessons,
  type AwardServices,
} from './award-certificate.ts'
import { awardForProgramsWithoutExam } from './award-for-program.ts'
import { findMasterclass, findQualificationOfCategory, findLessonSubject } from './award-subject.queries.ts'
import { findFinishedMasterclass, listFinishedCourses } from './finished.queries.ts'

/**
 * Awards what a person has earned by finishing a lesson: the silver certificate of its category, the gold one of its program without an exam
 * (CERT-13), the premium gold one of its online masterclass (CERT-1), and badges. Call it in the transaction that marks the lesson as done,
 * after the mark. Calling it again awards nothing twice. The person is locked, so that two lessons finished at the same moment are counted one
 * after the other.
 */
export function awardForLesson(
  services: AwardServices,
  { userId, lessonId }: { userId: string; lessonId: string },
): Promise<void> {
  const { db } = services
  return db.transaction(async () => {
    const person = await lockUser(db(), userId)
    const subject = await findLessonSubject(db(), lessonId)
    if (!person || person.deletedAt || !subject) return
    const { courseId, categoryId, onlineMasterclassId } = subject
    if (categoryId !== null) await awardSilver(services, person, categoryId)
    if (courseId !== null) await awardForProgramsWithoutExam(services, person, courseId)
    if (onlineMasterclassId !== null) await awardPremiumGold(services, person, onlineMasterclassId)
    await awardBadges(services, userId)
  })
}

async function awardSilver(services: AwardServices, person: UserRow, categoryId: string): Promise<void> {
  const { db } = services
  const courses = await listFinishedCourses(db(), person.id, categoryId)
  if (courses.length < coursesForSilver) return
  const qualification = await findQualificationOfCategory(db(), categoryId)
  if (!qualification) return
  const { id, name, description } = qualification
  await awardCertificate(services, person, {
    tier: 'silver',
    qualificationId: id,
    content: { title: name, description, educators: [], ...contentOfCourses(courses) },
  })
}

async function awardPremiumGold(services: AwardServices, person: UserRow, id: string): Promise<void> {
  const { db } = services
  const lessons = await findFinishedMasterclass(db(), person.id, id)
  const masterclass = lessons && (await findMasterclass(db(), id))
  if (!masterclass) return
  const { name, summary, educators } = masterclass
  await awardCertificate(services, person, {
    tier: 'premium_gold',
    onlineMasterclassId: id,
    content: { title: name, description: summary, educators, courses: [], ...contentOfLessons([lessons]) },
  })
}
