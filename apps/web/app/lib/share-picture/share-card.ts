import { createHash } from 'node:crypto'
import type { AppLoadContext } from 'react-router'
import type { SharePicture } from '../seo/page-metadata.ts'

/** What is written on the picture of a page for sharing. */
export type ShareCard = {
  /** The first part of the page's address: `courses`. */
  kind: string
  slug: string
  /** A category's slug; it suggests the hair. */
  category: string | undefined
  overline: string
  title: string
  note: string
}

// Part of the edition, so that a change to the drawing is a new picture to every cache.
const drawing = 1

/** Names what a card shows: the same words in the same language, by the same drawing, have the same edition. */
export function shareCardHash(
  card: ShareCard,
  { brand, locale }: Pick<AppLoadContext, 'brand' | 'locale'>,
): string {
  const shown = JSON.stringify([drawing, brand.name, locale, card])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 12)
}

/** Where the picture of a card is. */
export function sharePictureOf(
  card: ShareCard,
  context: Pick<AppLoadContext, 'brand' | 'locale'>,
): SharePicture {
  const query = `lang=${context.locale}&v=${shareCardHash(card, context)}`
  return { path: `/og/${card.kind}/${card.slug}.png?${query}`, alt: `${card.overline}: ${card.title}` }
}
