import { newCertificateCode } from '../../typed-code/certificate-code.ts'
import type { Database } from '../client.ts'
import { certificates, credentialStatuses, type CertificateContent } from '../schema/certificate.ts'
import { inserted } from './inserted.ts'
import { localized } from './localized.ts'
import { makeQualification } from './qualification.ts'

/** What a silver certificate for two courses says. */
const content: CertificateContent = {
  title: localized('Cutter'),
  description: localized('All about cutting'),
  courses: ['A', 'B'].map((name) => ({ name: localized(`Course ${name}`), duration: 600, lessonCount: 2 })),
  duration: 1200,
  lessonCount: 4,
  educators: [],
  academy: 'Chignon',
  startedAt: '2026-10-01T09:00:00.000Z',
}

type Given = Partial<typeof certificates.$inferInsert> & { userId: string }

/** Inserts a silver certificate for a new qualification. */
export async function makeCertificate(db: Database, given: Given) {
  const values = {
    code: newCertificateCode(),
    tier: 'silver' as const,
    qualificationId: (await makeQualification(db)).id,
    holderName: 'Kim',
    content,
    ...given,
  }
  const certificate = inserted(await db().insert(certificates).values(values).returning())
  await db().insert(credentialStatuses).values({ certificateId: certificate.id })
  return certificate
}
