import type { Localized } from '@chignon/contract/platform/localized'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { missingLanguages } from './missing-languages.ts'

/** In which languages a name is missing, or that it is there in all. */
export function NameLanguages({ name }: { name: Localized }) {
  const { t } = useLingui()
  const { locales } = useStartData()
  const { comma } = useFormats()
  const nameOf = useLanguageNames()
  const missing = missingLanguages(name, locales).map(nameOf).join(comma)
  if (missing === '') {
    return (
      <span>
        <Trans>In all languages</Trans>
      </span>
    )
  }
  return <span className="text-warning">{t`Missing: ${missing}`}</span>
}
