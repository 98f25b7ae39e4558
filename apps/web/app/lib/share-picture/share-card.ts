import { createHash } from 'node:crypto'
import type { AppLoadContext } from 'react-router'
import type { SharePicture } from '../seo/page-metadata.ts'

/** Content of a sharing picture. */
export type ShareCard = {
  /** First segment of the page's path: `courses`. */
  kind: string
  slug: string
  /** Category slug; it determines the hairstyle of the cover. */
  category: string | undefined
  overline: string
  title: string
  note: string
}

// Part of the hash. Increment it when the drawing changes.
const drawingVersion = 1

/** Hash of everything a card shows: texts, language, brand and drawing. */
export function shareCardHash(
  card: ShareCard,
  { brand, locale }: Pick<AppLoadContext, 'brand' | 'locale'>,
): string {
  const shown = JSON.stringify([drawingVersion, brand.name, locale, card])
  return createHash('sha256').update(shown).digest('base64url').slice(0, 12)
}

/** URL and alternative text of a card's picture. */
export function sharePictureOf(
  card: ShareCard,
  context: Pick<AppLoadContext, 'brand' | 'locale'>,
): SharePicture {
  const query = `lang=${context.locale}&v=${shareCardHash(card, context)}`
  return { path: `/og/${card.kind}/${card.slug}.png?${query}`, alt: `${card.overline}: ${card.title}` }
}
