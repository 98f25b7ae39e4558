import type { CertificateState } from '@chignon/contract/identity/award'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { isBelow, readCursor } from '../../platform/db/cursor.ts'
import { and, count, desc, eq, isNotNull, or, type SQL, sql } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { paginate, totalOf, type PageParams } from '../../platform/db/page.ts'
import { certificates } from '../../platform/db/schema/certificate.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { qualifications } from '../../platform/db/schema/qualification.ts'
import { containsWords } from '../../platform/db/search.ts'

type CertificateFilter = {
  search?: string | undefined
  state?: CertificateState | undefined
  thing?: string | undefined
  holder?: string | undefined
}

/** A page of certificates, the newest first. */
export function listCertificates(db: Connection, filter: CertificateFilter, pageParams: PageParams) {
  const where = conditionOf(filter)
  const counted = db.select({ total: count() }).from(certificates).where(where)
  const rows = db
    .select({ certificate: certificates, total: totalOf(counted) })
    .from(certificates)
    .where(and(where, isBelow({ at: certificates.earnedAt, id: certificates.id }, readCursor(pageParams))))
    .orderBy(desc(certificates.earnedAt), certificates.id)
  return paginate(pageParams, rows, counted)
}

/** What certificates are awarded for. */
export async function listThings(db: Connection, locale: Locale) {
  const named = (table: typeof programs | typeof qualifications | typeof onlineMasterclasses) => ({
    id: table.id,
    name: inLocale(table.name, locale),
  })
  const [silver, gold, premium] = await Promise.all([
    db.select(named(qualifications)).from(qualifications),
    db.select(named(programs)).from(programs).where(isNotNull(programs.publishedAt)),
    db
      .select(named(onlineMasterclasses))
      .from(onlineMasterclasses)
      .where(isNotNull(onlineMasterclasses.publishedAt)),
  ])
  return { silver, gold, premium }
}

/** A qualification. */
export async function findQualification(db: Connection, id: string) {
  const [found] = await db.select().from(qualifications).where(eq(qualifications.id, id))
  return found
}

function conditionOf({ search, state, thing, holder }: CertificateFilter): SQL | undefined {
  return and(
    search ? isFoundBy(search) : undefined,
    state && eq(certificates.state, state),
    holder === undefined ? undefined : eq(certificates.userId, holder),
    thing === undefined
      ? undefined
      : or(
          eq(certificates.qualificationId, thing),
          eq(certificates.programId, thing),
          eq(certificates.onlineMasterclassId, thing),
        ),
  )
}

// As in the index. A code is typed with or without its hyphens.
function isFoundBy(search: string): SQL {
  const isCode = /^[\dA-Z]{4}(-[\dA-Z]{1,4}){1,2}$/i.test(search)
  const folded = sql`fold_indexed(${certificates.code} || ' ' || coalesce(${certificates.holderName}, ''))`
  return containsWords(folded, isCode ? search.replaceAll('-', '') : search)
}
