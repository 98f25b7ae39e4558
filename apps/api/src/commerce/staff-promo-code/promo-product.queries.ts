import type { PromoCodeForm, PromoProduct } from '@chignon/contract/commerce/staff-promo-code'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Connection } from '../../platform/db/client.ts'
import { inArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import { jsonRows } from '../../platform/db/json-rows.ts'
import { inLocale } from '../../platform/db/localized.ts'
import { courses } from '../../platform/db/schema/course.ts'
import { liveMasterclasses } from '../../platform/db/schema/live-masterclass.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import { programs } from '../../platform/db/schema/program.ts'
import { promoCodeProducts } from '../../platform/db/schema/promo-code.ts'

type ProductRef = PromoCodeForm['products'][number]

const tables = {
  course: courses,
  program: programs,
  online_masterclass: onlineMasterclasses,
  live_masterclass: liveMasterclasses,
}

const { courseId, programId, onlineMasterclassId, liveMasterclassId } = promoCodeProducts

/** What a code is limited to, with names, as one JSON value. */
export function productsOfCode(codeId: SQL, locale: Locale): SQL<PromoProduct[]> {
  const name = (table: (typeof tables)[keyof typeof tables]) => inLocale(sql`${table}.name`, locale)
  return sql<PromoProduct[]>`${jsonRows(
    {
      type: sql`case when ${courseId} is not null then 'course' when ${programId} is not null then 'program'
        when ${onlineMasterclassId} is not null then 'online_masterclass' else 'live_masterclass' end`,
      id: sql`coalesce(${courseId}, ${programId}, ${onlineMasterclassId}, ${liveMasterclassId})`,
      name: sql`coalesce(${name(courses)}, ${name(programs)}, ${name(onlineMasterclasses)}, ${name(liveMasterclasses)}, '')`,
    },
    sql`from ${promoCodeProducts}
      left join ${courses} on ${courses.id} = ${courseId}
      left join ${programs} on ${programs.id} = ${programId}
      left join ${onlineMasterclasses} on ${onlineMasterclasses.id} = ${onlineMasterclassId}
      left join ${liveMasterclasses} on ${liveMasterclasses.id} = ${liveMasterclassId}
      where ${promoCodeProducts.promoCodeId} = ${codeId}`,
    promoCodeProducts.id,
  )}`
}

/** Whether all of these are in the catalogue. */
export async function hasProducts(db: Connection, products: readonly ProductRef[]): Promise<boolean> {
  for (const [type, table] of Object.entries(tables)) {
    const ids = new Set(products.filter((product) => product.type === type).map(({ id }) => id))
    if (ids.size === 0) continue
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
    if (found.length < ids.size) return false
  }
  return true
}

/** Limits codes to these things, in place of what they were limited to before; nothing means everything (PROMO-5). */
export async function setProducts(
  db: Connection,
  codeIds: readonly string[],
  products: readonly ProductRef[],
): Promise<void> {
  await db.delete(promoCodeProducts).where(inArray(promoCodeProducts.promoCodeId, [...codeIds]))
  const rows = codeIds.flatMap((promoCodeId) =>
    products.map(({ type, id }) => ({
      promoCodeId,
      courseId: type === 'course' ? id : null,
      programId: type === 'program' ? id : null,
      onlineMasterclassId: type === 'online_masterclass' ? id : null,
      liveMasterclassId: type === 'live_masterclass' ? id : null,
    })),
  )
  if (rows.length > 0) await db.insert(promoCodeProducts).values(rows)
}
