import type { AppLoadContext } from 'react-router'
import type { EducationalOrganization, SearchAction, WebSite } from 'schema-dts'
import { localizedUrl } from '../../i18n/localized-url.ts'

type Site = Pick<AppLoadContext, 'brand' | 'origin'>

/** Reference to the academy: provider of a course, organiser of an event. */
export function academyJsonLd({ brand, origin }: Site) {
  return {
    '@type': 'EducationalOrganization',
    '@id': `${origin}/#academy`,
    name: brand.name,
    url: `${origin}/`,
  } satisfies EducationalOrganization
}

/** Full description of the academy, for the home page. */
export function academyDetailsJsonLd(site: Site): EducationalOrganization {
  const { brand, origin } = site
  return {
    ...academyJsonLd(site),
    email: brand.email,
    logo: {
      '@type': 'ImageObject',
      url: `${origin}/icons/icon-512.png`,
      width: '512',
      height: '512',
    },
    sameAs: brand.social.map(({ url }) => url),
  }
}

// `query-input` is a Google extension that schema-dts does not include.
type SiteSearch = SearchAction & { 'query-input': string }

/** Description of the site with its search. */
export function siteJsonLd(site: Site & Pick<AppLoadContext, 'locale'>): WebSite {
  const { brand, origin, locale } = site
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}/educations?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: brand.name,
    url: localizedUrl(origin, '/', locale),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#academy` },
    potentialAction: search,
  }
}
