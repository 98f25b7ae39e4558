import type { Educator } from '@chignon/contract/catalogue/educator'
import type { Locale } from '@chignon/contract/platform/locale'
import { presentSources } from '../../platform/picture/picture.present.ts'
import type { EducatorRow } from './educator.queries.ts'
import { firstSentence } from './first-sentence.ts'

/** Maps the educators of a product to the contract; each is introduced in the requested language if it is translated. */
export function presentEducators(rows: readonly EducatorRow[], locale: Locale): Educator[] {
  return rows.map((row) => {
    const translated = row.about === null ? undefined : row.aboutTranslations?.[locale]
    const about = translated ?? row.about
    const aboutLocale = translated === undefined ? row.locale : locale
    return {
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      thumbnail_url: row.thumbnailUrl,
      portrait_sources: row.portrait ? presentSources(row.portrait) : [],
      introduction: about === null ? null : firstSentence(about, aboutLocale),
      introduction_locale: aboutLocale,
    }
  })
}
