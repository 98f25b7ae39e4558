import type { Educator } from '@chignon/contract/catalogue/educator'
import type { Locale } from '@chignon/contract/platform/locale'
import { fullName } from '@chignon/contract/identity/full-name'
import type { Person } from 'schema-dts'
import { localizedUrl } from '../../i18n/localized-url.ts'

/** Educators as Person, each with the address of their page. */
export function educatorsJsonLd(
  { origin, locale }: { origin: string; locale: Locale },
  educators: readonly Educator[],
) {
  return educators.map(
    ({ id, first_name, last_name }) =>
      ({
        '@type': 'Person',
        name: fullName({ first_name, last_name }),
        url: localizedUrl(origin, `/users/${id}`, locale),
      }) satisfies Person,
  )
}
