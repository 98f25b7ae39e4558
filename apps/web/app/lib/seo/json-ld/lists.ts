import type { AppLoadContext } from 'react-router'
import type { BreadcrumbList, ItemList } from 'schema-dts'
import { localizedUrl } from '../../i18n/localized-url.ts'

type Site = Pick<AppLoadContext, 'origin' | 'locale'>

/** BreadcrumbList, outermost page first. */
export function breadcrumbsJsonLd(
  { origin, locale }: Site,
  crumbs: readonly { name: string; address: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: localizedUrl(origin, address, locale),
    })),
  }
}

/** ItemList of a listing. `from` is the position of its first item. */
export function itemListJsonLd(
  { origin, locale }: Site,
  items: readonly { name: string; address: string }[],
  from = 1,
): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, address }, i) => ({
      '@type': 'ListItem',
      position: from + i,
      name,
      url: localizedUrl(origin, address, locale),
    })),
  }
}
