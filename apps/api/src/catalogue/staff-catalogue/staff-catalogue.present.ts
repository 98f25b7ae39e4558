import type { StaffCatalogueEntry } from '@chignon/contract/catalogue/staff-catalogue'
import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'
import { fullNameOf } from '../../platform/person/full-name.ts'
import type { CatalogueRow } from './staff-catalogue.queries.ts'

/** Maps a thing of the catalogue to the contract. */
export function presentCatalogueEntry(row: CatalogueRow): StaffCatalogueEntry {
  return {
    kind: row.kind,
    id: row.id,
    name: row.name ?? '',
    locale: row.locale ?? fallbackLocale,
    state: row.state,
    slug: row.slug,
    price: row.price,
    changed_at: new Date(row.changedAt).toISOString(),
    scheduled_at: row.scheduledAt === null ? null : new Date(row.scheduledAt).toISOString(),
    educators: row.educators.map((person) => ({ id: person.id, full_name: fullNameOf(person) })),
    languages: completenessOf(row.texts),
    owners: row.owners,
  }
}

/** The share of the written texts that each language has, in percent. */
export function completenessOf(texts: readonly Localized[]): StaffCatalogueEntry['languages'] {
  const written = texts.filter((text) => Object.values(text).some((words) => words.trim() !== ''))
  const shareOf = (locale: Locale) => {
    const there = written.filter((text) => text[locale]?.trim()).length
    return written.length === 0 ? 0 : Math.round((there / written.length) * 100)
  }
  return {
    en: shareOf('en'),
    de: shareOf('de'),
    es: shareOf('es'),
    it: shareOf('it'),
    fr: shareOf('fr'),
    pt: shareOf('pt'),
    fa: shareOf('fa'),
  }
}
