import type { Educator } from '@chignon/contract/catalogue/educator'
import { fullName } from '@chignon/contract/identity/full-name'
import { EducatorCard } from '@chignon/ui/educator-card'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'

/** Who teaches a product, each with a portrait, one sentence and a link to their page (TEACH-1). */
export function TaughtBy({ educators }: { educators: readonly Educator[] }) {
  const { i18n } = useLingui()
  if (educators.length === 0) return null
  return (
    <section aria-labelledby="educators">
      <h2 id="educators" className="mb-5 text-lead font-medium">
        <Trans>Taught by</Trans>
      </h2>
      <ul role="list" className="grid gap-6">
        {educators.map(({ id, first_name, last_name, introduction_locale, ...educator }) => (
          <li key={id}>
            <EducatorCard
              name={fullName({ first_name, last_name })}
              src={educator.thumbnail_url}
              sources={educator.portrait_sources}
              link={<PageLink to={`/users/${id}`} />}
              introduction={educator.introduction}
              {...(introduction_locale === i18n.locale ? {} : { introductionLang: introduction_locale })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
