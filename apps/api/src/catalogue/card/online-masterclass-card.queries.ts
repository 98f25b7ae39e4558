import { eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { accessEnd } from '../../platform/access/access.queries.ts'
import { dateFromJson, jsonRows, type JsonRow } from '../../platform/db/json-rows.ts'
import { inLocale, localeOfText, namedIn } from '../../platform/db/localized.ts'
import type { RowOf } from '../../platform/db/row-of.ts'
import { categories } from '../../platform/db/schema/category.ts'
import { onlineMasterclasses } from '../../platform/db/schema/online-masterclass.ts'
import type { PreparedViewerContext } from '../../platform/http/viewer-context.ts'
import { cataloguePictureJson } from '../../platform/picture/picture.queries.ts'
import { isVisible } from '../../platform/publication/publication.queries.ts'

/** The columns of a card. */
export function onlineMasterclassCardColumns({ locale, viewerId }: PreparedViewerContext) {
  return {
    id: onlineMasterclasses.id,
    slug: onlineMasterclasses.slug,
    locale: localeOfText(onlineMasterclasses.name, locale),
    name: inLocale(onlineMasterclasses.name, locale),
    summary: inLocale(onlineMasterclasses.summary, locale),
    category: namedIn(categories, locale),
    previewUrl: onlineMasterclasses.previewUrl,
    cover: cataloguePictureJson(onlineMasterclasses.coverId, locale),
    publishedAt: onlineMasterclasses.publishedAt,
    price: onlineMasterclasses.price,
    discountedPrice: onlineMasterclasses.discountedPrice,
    currency: onlineMasterclasses.currency,
    videoLessonCount: onlineMasterclasses.videoLessonCount,
    duration: onlineMasterclasses.duration,
    accessEndsAt: accessEnd('online-masterclass', viewerId),
  }
}

/** The row of a card. */
export type OnlineMasterclassCardRow = RowOf<ReturnType<typeof onlineMasterclassCardColumns>>

/** The cards of the online masterclasses with the given ids, in any order, as JSON. */
export function onlineMasterclassCardsJson(ids: SQL, viewerContext: PreparedViewerContext): SQL {
  return jsonRows(
    onlineMasterclassCardColumns(viewerContext),
    sql`from ${onlineMasterclasses} join ${categories} on ${eq(categories.id, onlineMasterclasses.categoryId)}
      where ${onlineMasterclasses.id} = any(${ids}) and ${isVisible(onlineMasterclasses, viewerContext)}`,
  )
}

/** A card from its JSON. */
export function parseOnlineMasterclassCard({
  publishedAt,
  accessEndsAt,
  ...card
}: JsonRow<OnlineMasterclassCardRow>): OnlineMasterclassCardRow {
  return { ...card, publishedAt: dateFromJson(publishedAt), accessEndsAt: dateFromJson(accessEndsAt) }
}
