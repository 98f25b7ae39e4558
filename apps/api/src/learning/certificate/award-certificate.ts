import type { CertificateContent } from '../../platform/db/schema/certificate.ts'
import type { UserRow } from '../../identity/user/user.queries.ts'
import type { Services } from '../../platform/services.ts'
import { newCertificateCode } from '../../platform/typed-code/certificate-code.ts'
import { sendCertificateMail } from './certificate.mail.ts'
import { insertCertificate } from './certificate.queries.ts'
import { addCredentialStatus } from './credential-status.queries.ts'
import type { Finished, FinishedCourse } from './finished.queries.ts'
import { listFinishedLessons } from '../strand/strand.queries.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'

/** What awarding works with. */
export type AwardServices = Pick<Services, 'db' | 'clock' | 'mailer' | 'notifications' | 'branding'>

/** What a certificate is awarded for, and what it will say. */
export type Award = (
  | { tier: 'silver'; qualificationId: string }
  | { tier: 'gold'; programId: string }
  | { tier: 'premium_gold'; onlineMasterclassId: string }
) & { content: Omit<CertificateContent, 'academy'> }

/**
 * Awards a certificate to a person, notifies and mails them, and returns it. Does nothing and returns undefined if they were awarded it
 * before, even if that one was revoked. The person must be locked.
 */
export async function awardCertificate(
  { db, clock, mailer, notifications, branding }: AwardServices,
  person: Pick<UserRow, 'id' | 'firstName' | 'lastName' | 'email'>,
  { content, ...award }: Award,
  earnedAt: Date = clock(),
): Promise<{ id: string; code: string } | undefined> {
  const code = newCertificateCode()
  const lessons = await listFinishedLessons(db(), person.id)
  const id = await insertCertificate(db(), {
    ...award,
    userId: person.id,
    code,
    holderName: fullNameOf(person),
    content: {
      ...content,
      academy: branding().brand.name,
      strand: lessons.map(({ category }) => category.slug),
    },
    earnedAt,
  })
  if (id === undefined) return undefined
  await addCredentialStatus(db(), id)
  await notifications.send({
    userId: person.id,
    kind: 'certificate-awarded',
    subject: { type: 'certificate', id },
  })
  const mail = content.isByHand ? 'certificate-awarded-by-hand' : 'certificate-awarded'
  await sendCertificateMail({ db, mailer }, mail, id)
  return { id, code }
}

/** What a certificate says about finished courses. */
export function contentOfCourses(courses: FinishedCourse[]) {
  return {
    courses: courses.map(({ name, duration, lessonCount }) => ({ name, duration, lessonCount })),
    ...contentOfLessons(courses),
  }
}

/** What a certificate says about finished lessons. */
export function contentOfLessons(parts: Finished[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return {
    duration: sum(parts.map(({ duration }) => duration)),
    watchedDuration: sum(parts.map(({ watchedDuration }) => watchedDuration)),
    tickedCount: sum(parts.map(({ tickedCount }) => tickedCount)),
    lessonCount: sum(parts.map(({ lessonCount }) => lessonCount)),
    startedAt: new Date(Math.min(...parts.map(({ startedAt }) => startedAt.getTime()))).toISOString(),
  }
}
