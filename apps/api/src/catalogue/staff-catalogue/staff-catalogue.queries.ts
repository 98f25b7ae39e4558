import type { CatalogueKind } from '@chignon/contract/catalogue/staff-catalogue'
import type { DocumentState } from '@chignon/contract/platform/document'
import type { Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'
import { and, type SQL, sql } from '../../platform/db/drizzle.ts'
import type { Connection } from '../../platform/db/client.ts'
import { inLocale, localeOfText } from '../../platform/db/localized.ts'
import { offsetOf, type PageParams } from '../../platform/db/page.ts'
import { containsWords } from '../../platform/db/search.ts'
import { educatorsOf, ownersOf, things } from './thing.queries.ts'

export type CatalogueFilter = {
  search: string | undefined
  kind: CatalogueKind | undefined
  state: DocumentState | undefined
  /** Only what this person teaches or began. */
  own: string | null
}

/** A thing of the catalogue with its draft. */
export type CatalogueRow = {
  kind: CatalogueKind
  id: string
  name: string | null
  locale: Locale | null
  state: DocumentState
  slug: string | null
  price: number | null
  changedAt: string
  scheduledAt: string | null
  /** Its texts: names, summary, description, lessons. */
  texts: Localized[]
  educators: { id: string; firstName: string; lastName: string }[]
  owners: number
  total: number
}

/** A page of everything that is taught and sold and its drafts, the last changed first. */
export async function listCatalogue(
  db: Connection,
  filter: CatalogueFilter,
  { locale, now }: { locale: Locale; now: Date },
  pageParams: PageParams,
): Promise<CatalogueRow[]> {
  const { rows } = await db.execute<CatalogueRow>(sql`
    with thing as (${things}),
    page as (
      select *, count(*) over () as total from thing where ${conditions(filter)}
      order by changed_at desc, id limit ${pageParams.per_page} offset ${offsetOf(pageParams)}
    )
    select kind, id, slug, price, texts, state, total::int,
      case when name = '{}' then null else ${inLocale(sql`name`, locale)} end as name,
      case when name = '{}' then null else ${localeOfText(sql`name`, locale)} end as locale,
      changed_at as "changedAt", scheduled_at as "scheduledAt", ${educatorsOf} as educators, ${ownersOf(now)} as owners
    from page order by changed_at desc, id`)
  return rows
}

/** How many there are on all pages. */
export async function countCatalogue(db: Connection, filter: CatalogueFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with thing as (${things}) select count(*)::int as total from thing where ${conditions(filter)}`)
  return rows[0]?.total ?? 0
}

function conditions({ search, kind, state, own }: CatalogueFilter): SQL {
  const names = sql`fold((select string_agg(value, ' ') from jsonb_each_text(name)))`
  const found = and(
    sql`true`,
    kind && sql`kind = ${kind}`,
    state && sql`state = ${state}`,
    own === null ? undefined : sql`${own}::uuid = any(own_ids)`,
    search ? containsWords(names, search) : undefined,
  )
  return sql`${found}`
}
