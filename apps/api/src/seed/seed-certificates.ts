import { createHash } from 'node:crypto'
import { coursesForSilver } from '@chignon/contract/learning/learning-rules'
import { certificateCodeOf } from '../platform/typed-code/certificate-code.ts'
import { defaultBrand } from '../platform/mail/email-content.ts'
import {
  certificates,
  credentialStatuses,
  type CertificateContent,
} from '../platform/db/schema/certificate.ts'
import { daysBefore } from './relative-dates.ts'
import { seedId } from './seed-id.ts'
import type { Sample } from './sample.ts'
import type { SeedContext } from './seed-context.ts'

type Given = Sample['profiles'][number]['certificates'][number]
type Taught = Pick<Sample['courses'][number], 'lessons' | 'category'>

// How long the sample's people learned for a certificate.
const learningDays = 24
/** More lessons than one course has. */
const longWay = 12

/** Inserts the certificates of the sample's people, one of them revoked. */
export async function seedCertificates({ db, sample, now }: SeedContext): Promise<void> {
  const rows = sample.profiles.flatMap(({ person, certificates: given }) =>
    given.map((item, index) => {
      const holder = sample.people.find(({ slug }) => slug === person)
      const id = seedId('certificate', person, index)
      const earnedAt = daysBefore(now, item.days_ago)
      const startedAt = daysBefore(now, item.days_ago + learningDays).toISOString()
      return {
        id,
        userId: seedId('user', person),
        tier: item.tier,
        ...awardedFor(item),
        code: certificateCodeOf(createHash('sha256').update(id).digest()),
        holderName: `${holder?.first_name} ${holder?.last_name}`,
        content: { ...contentOf(item, sample), academy: defaultBrand.name, startedAt },
        earnedAt,
        ...(item.revoked ? revoked(daysBefore(now, item.days_ago - 1)) : {}),
      }
    }),
  )
  await db.insert(certificates).values(rows)
  await db.insert(credentialStatuses).values(
    rows.map(({ id, earnedAt, ...row }) => ({
      certificateId: id,
      createdAt: earnedAt,
      revokedAt: 'revokedAt' in row ? row.revokedAt : null,
    })),
  )
}

function revoked(revokedAt: Date) {
  return { state: 'revoked' as const, revokedAt, revocationReason: 'awarded_in_error' as const }
}

function awardedFor({ tier, of }: Given) {
  if (tier === 'silver') return { qualificationId: seedId('qualification', of) }
  if (tier === 'gold') return { programId: seedId('program', of) }
  return { onlineMasterclassId: seedId('online-masterclass', of) }
}

function contentOf({ tier, of }: Given, sample: Sample): Omit<CertificateContent, 'academy' | 'startedAt'> {
  if (tier === 'premium_gold') {
    const { name, summary, educators, ...taught } = find(sample.onlineMasterclasses, of)
    const names = educators.map((slug) => find(sample.people, slug))
    return {
      title: name,
      description: summary,
      educators: names.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      courses: [],
      ...totalsOf([taught]),
      ...watchedOf([taught]),
      strand: strandOf([taught]),
    }
  }
  const program = sample.programs.find(({ slug }) => slug === of)
  const category = sample.qualifications.find(({ slug }) => slug === of)?.category
  const courses =
    program?.courses.map((slug) => find(sample.courses, slug)) ??
    sample.courses.filter((course) => course.category === category).slice(0, coursesForSilver)
  const qualification = program ?? find(sample.qualifications, of)
  return {
    title: qualification.name,
    description: 'summary' in qualification ? qualification.summary : qualification.description,
    educators: [],
    courses: courses.map((course) => ({ name: course.name, ...totalsOf([course]) })),
    ...totalsOf(courses),
    ...watchedOf(courses),
    strand: strandOf(courses),
  }
}

function totalsOf(parts: Taught[]) {
  const lessons = parts.flatMap((part) => part.lessons)
  return { duration: durationOf(lessons), lessonCount: lessons.length }
}

// In a long course, the learner already knew the first lesson.
function watchedOf(parts: Taught[]) {
  const lessons = parts.flatMap((part) => part.lessons)
  const ticked = lessons.length > longWay ? lessons.slice(0, 1) : []
  return { watchedDuration: durationOf(lessons) - durationOf(ticked), tickedCount: ticked.length }
}

function strandOf(parts: Taught[]): string[] {
  return parts.flatMap(({ lessons, category }) => lessons.map(() => category))
}

function durationOf(lessons: Taught['lessons']): number {
  return lessons.reduce((sum, lesson) => sum + lesson.duration, 0)
}

function find<Item extends { slug: string }>(items: Item[], slug: string): Item {
  const found = items.find((item) => item.slug === slug)
  if (!found) throw new Error(`the sample has no ${slug}`)
  return found
}
