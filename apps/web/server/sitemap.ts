import { baseEndpoints } from '@chignon/contract/catalogue/base-data'
import type { EndpointResponse } from '@chignon/contract/platform/endpoint'
import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import {
  sitemapEntryEndpoints,
  sitemapEntryType,
  type SitemapEntry,
  type SitemapEntryType,
} from '@chignon/contract/catalogue/sitemap-entry'
import { createCall } from '@chignon/app-kit/data/call'
import { localizedUrl } from '../app/lib/i18n/localized-url.ts'

// The protocol allows 50,000 entries and 50 MB per file. 20,000 entries with eight alternates each are about 25 MB.
const perCall = 1000
const callsPerPart = 20
const maxEntriesPerPart = perCall * callsPerPart

export type SitemapSource = {
  origin: string
  locales: readonly Locale[]
  /** The route patterns of this deployment; only their pages are listed. */
  pages: ReadonlySet<string>
  /** Paths of the pages without parameters, each with its query. */
  staticPaths: readonly string[]
  fetchApi: (request: Request) => Promise<Response>
}

/** One file of the site map: its language and the number of its part, from 1. */
export type SitemapName = { locale: Locale; part: number }

type Entry = { address: string; changed?: string }

const categoryPattern = '/educations/categories/:id'

const folders: Record<SitemapEntryType, string> = {
  course: '/courses',
  program: '/programs',
  'live-masterclass': '/live-masterclasses',
  'online-masterclass': '/online-masterclasses',
  post: '/posts',
}

/** Parses `sitemap-de.xml` or `sitemap-de-2.xml`; undefined for any other name or a language that is not offered. */
export function readSitemapName(file: string, locales: readonly Locale[]): SitemapName | undefined {
  const { language, part = '1' } =
    /^sitemap-(?<language>[a-z]{2})(-(?<part>[1-9]\d{0,3}))?\.xml$/.exec(file)?.groups ?? {}
  const locale = locales.find((offered) => offered === language)
  return locale && { locale, part: Number(part) }
}

/** The site map index: one file per language, or several if the list is too long for one. */
export async function sitemapIndex(source: SitemapSource): Promise<string> {
  const { pagination } = await listSitemapEntries(source, 1, 1)
  const parts = Math.max(1, Math.ceil(pagination.total / maxEntriesPerPart))
  const files = source.locales.flatMap((locale) =>
    Array.from({ length: parts }, (_, i) => `/sitemap-${locale}${i > 0 ? `-${i + 1}` : ''}.xml`),
  )
  const entries = files.map((file) => `<sitemap><loc>${escapeXml(source.origin + file)}</loc></sitemap>\n`)
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`
}

/**
 * One file of the site map as a stream: every public page in one language, with links to its other languages. Undefined
 * if the part does not exist.
 */
export async function sitemap(
  source: SitemapSource,
  { locale, part }: SitemapName,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const first = (part - 1) * callsPerPart + 1
  // Fetched before the response starts, so that a failure can still set its status.
  const { data, pagination } = await listSitemapEntries(source, first)
  if (part > 1 && data.length === 0) return undefined
  const pageEntries = part === 1 ? [...staticEntries(source), ...(await categoryEntries(source))] : []

  async function* write(): AsyncGenerator<string> {
    yield `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    yield entriesXml(source, locale, [...pageEntries, ...data.map(entryOf)])
    const last = Math.min(pagination.last_page, part * callsPerPart)
    for (let page = first + 1; page <= last; page++) {
      yield entriesXml(source, locale, (await listSitemapEntries(source, page)).data.map(entryOf))
    }
    yield '</urlset>\n'
  }
  return ReadableStream.from(write()).pipeThrough(new TextEncoderStream())
}

async function listSitemapEntries(
  { pages, ...source }: SitemapSource,
  page: number,
  perPage = perCall,
): Promise<EndpointResponse<typeof sitemapEntryEndpoints.list>> {
  const type = sitemapEntryType.options.filter((entryType) => pages.has(`${folders[entryType]}/:slug`))
  const query = { page, per_page: perPage, type }
  return callOf(source)(sitemapEntryEndpoints.list, { query })
}

function callOf({ origin, fetchApi }: Pick<SitemapSource, 'origin' | 'fetchApi'>) {
  return createCall({ base: `${origin}/api/v1`, locale: fallbackLocale, fetch: fetchApi })
}

function staticEntries({ staticPaths }: SitemapSource): Entry[] {
  return staticPaths.map((address) => ({ address }))
}

async function categoryEntries(source: SitemapSource): Promise<Entry[]> {
  const { data } = await callOf(source)(baseEndpoints.educationCategories, {})
  const hasPages = source.pages.has(categoryPattern)
  return data.map(({ slug }) => ({
    address: hasPages ? `/educations/categories/${slug}` : `/educations?category=${slug}`,
  }))
}

function entryOf({ type, slug, updated_at }: SitemapEntry): Entry {
  return { address: `${folders[type]}/${slug}`, changed: updated_at }
}

function entriesXml({ origin, locales }: SitemapSource, locale: Locale, list: readonly Entry[]): string {
  const urlOf = (address: string, language?: Locale) => escapeXml(localizedUrl(origin, address, language))
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
  return list
    .map(
      ({ address, changed }) =>
        `<url><loc>${urlOf(address, locale)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}` +
        locales.map((offered) => link(offered, urlOf(address, offered))).join('') +
        `${link('x-default', urlOf(address))}</url>\n`,
    )
    .join('')
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
