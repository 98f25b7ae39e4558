import { msg } from '@lingui/core/macro'
import type { I18n } from '@lingui/core'
import type { AppLoadContext } from 'react-router'
import { serverI18n } from '../../lib/i18n/i18n.server.ts'
import { siteJsonLd, academyDetailsJsonLd } from '../../lib/seo/json-ld/academy.ts'
import { addMetadata } from '../../lib/seo/page-metadata.ts'
import { sharePictureOf, type ShareCard } from '../../lib/share-picture/share-card.ts'

/** Adds picture and JSON-LD of the home page. */
export async function addSiteMetadata(context: AppLoadContext): Promise<void> {
  const card = siteShareCard(await serverI18n(context.locale))
  addMetadata(context, {
    picture: sharePictureOf(card, context),
    jsonLd: [academyDetailsJsonLd(context), siteJsonLd(context)],
  })
}

/** Sharing picture of the academy, for pages without their own. */
export function siteShareCard(i18n: I18n): ShareCard {
  return {
    kind: 'pages',
    slug: 'home',
    category: 'updo',
    overline: i18n._(msg`Hair design, taught by hand`),
    title: i18n._(msg`Learn the craft of a beautiful cut`),
    note: '',
  }
}
