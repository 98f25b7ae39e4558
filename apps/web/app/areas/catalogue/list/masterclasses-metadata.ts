import type { LiveMasterclassCard } from '@chignon/contract/catalogue/live-masterclass'
import type { OnlineMasterclassCard } from '@chignon/contract/catalogue/online-masterclass'
import { msg } from '@lingui/core/macro'
import type { AppLoadContext } from 'react-router'
import { serverI18n } from '../../../lib/i18n/i18n.server.ts'
import { breadcrumbsJsonLd, itemListJsonLd } from '../../../lib/seo/json-ld/lists.ts'
import { addMetadata } from '../../../lib/seo/page-metadata.ts'

/** Adds breadcrumbs and item list of the masterclasses page. */
export async function addMasterclassesMetadata(
  context: AppLoadContext,
  live: readonly LiveMasterclassCard[],
  online: readonly OnlineMasterclassCard[],
): Promise<void> {
  const i18n = await serverI18n(context.locale)
  addMetadata(context, {
    jsonLd: [
      breadcrumbsJsonLd(context, [
        { name: context.brand.name, address: '/' },
        { name: i18n._(msg`Masterclasses`), address: '/masterclasses' },
      ]),
      itemListJsonLd(context, [
        ...live.map(({ name, slug }) => ({ name, address: `/live-masterclasses/${slug}` })),
        ...online.map(({ name, slug }) => ({ name, address: `/online-masterclasses/${slug}` })),
      ]),
    ],
  })
}
