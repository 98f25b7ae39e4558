import type { Growth } from '@chignon/ui/strand/growth'
import type { Connection } from '../../platform/db/client.ts'
import { listFinishedLessons } from '../strand/strand.queries.ts'
import { growthOf } from '../strand/strand.rules.ts'
import type { CertificateRow } from './certificate.queries.ts'

/**
 * The strand of a certificate's holder as it was when the certificate was awarded (STRAND-3). For one that was awarded before strands
 * were recorded it is read from the lessons; null if these are not known.
 */
export async function strandOfCertificate(
  db: Connection,
  { userId, content, earnedAt }: Pick<CertificateRow, 'userId' | 'content' | 'earnedAt'>,
): Promise<Growth | null> {
  if (content.strand) return growthOf(userId, content.strand)
  const lessons = await listFinishedLessons(db, userId, earnedAt)
  if (lessons.length < content.lessonCount) return null
  return growthOf(
    userId,
    lessons.map(({ category }) => category.slug),
  )
}
