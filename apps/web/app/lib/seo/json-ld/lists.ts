import type { AppLoadContext } from 'react-router'
import type { BreadcrumbList, ItemList } from 'schema-dts'
import { localizedUrl } from '../../i18n/localized-url.ts'

type Site = Pick<AppLoadContext, 'origin' | 'locale'>

/** Where a page stands, from the outermost to itself. */
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

/** The things a listing leads to, by their own pages. `from` is the place of the first one in the whole list. */
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
