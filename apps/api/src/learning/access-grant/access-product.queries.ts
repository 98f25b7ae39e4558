import type { AccessProductType } from '@chignon/contract/learning/access-grant'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'
import { isProductTaughtBy } from '../../catalogue/educator/teaches.queries.ts'
import type { Connection } from '../../platform/db/client.ts'
import { and, eq, isNotNull, sql } from '../../platform/db/drizzle.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { containsWords } from '../../platform/db/search.ts'

/** The tables of what access is given to. */
export const productTables = { course: courses, program: programs, 'online-masterclass': onlineMasterclasses }

type Choice = { search?: string | undefined; locale: Locale; educatorId: string | null }

const maxProducts = 200

/** What access can be given to, of one kind, by name. */
export function listProducts(
  db: Connection,
  type: AccessProductType,
  { search, locale, educatorId }: Choice,
): Promise<{ id: string; slug: string; name: string }[]> {
  const table = productTables[type]
  const name = inLocale(table.name, locale)
  return db
    .select({ id: table.id, slug: table.slug, name })
    .from(table)
    .where(
      and(
        isNotNull(table.publishedAt),
        search ? containsWords(sql`fold(${name})`, search) : undefined,
        educatorId === null ? undefined : isProductTaughtBy[type](sql`${table.id}`, educatorId),
      ),
    )
    .orderBy(name, table.id)
    .limit(maxProducts)
}

/** Something that is published and that access can be given to, with whether the educator teaches it. */
export async function findProduct(
  db: Connection,
  { type, id }: { type: AccessProductType; id: string },
  educatorId: string | null,
): Promise<{ name: Localized; isTaught: boolean } | undefined> {
  const table = productTables[type]
  const isTaught =
    educatorId === null ? sql<boolean>`true` : isProductTaughtBy[type](sql`${table.id}`, educatorId)
  const [found] = await db
    .select({ name: table.name, isTaught: sql<boolean>`${isTaught}` })
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.publishedAt)))
  return found
}
