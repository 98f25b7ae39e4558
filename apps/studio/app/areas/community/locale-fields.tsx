import { maxBaseNameLength } from '@chignon/contract/catalogue/catalogue-rules'
import { fallbackLocale, type Locale } from '@chignon/contract/platform/locale'
import type { Localized } from '@chignon/contract/platform/localized'
import { TextField } from '@chignon/ui/text-field'
import { useLingui } from '@lingui/react/macro'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { missingLanguages } from './missing-languages.ts'

type LocaleFieldsProps = {
  value: Partial<Localized>
  onValueChange: (value: Partial<Localized>) => void
  errorOf: (locale: Locale) => string | undefined
}

/** A name in each offered language, and in how many it is there. */
export function LocaleFields({ value, onValueChange, errorOf }: LocaleFieldsProps) {
  const { t } = useLingui()
  const { locales } = useStartData()
  const formats = useFormats()
  const nameOf = useLanguageNames()
  const count = formats.number(locales.length - missingLanguages(value, locales).length)
  const total = formats.number(locales.length)
  return (
    <>
      <p className="text-small text-text-muted" aria-live="polite">
        {t`${count} of ${total} languages`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {locales.map((locale) => (
          <TextField
            key={locale}
            label={nameOf(locale)}
            lang={locale}
            dir={locale === 'fa' ? 'rtl' : 'ltr'}
            value={value[locale] ?? ''}
            onValueChange={(text) => onValueChange({ ...value, [locale]: text })}
            error={errorOf(locale)}
            maxLength={maxBaseNameLength}
            isRequired={locale === fallbackLocale}
            autoComplete="off"
          />
        ))}
      </div>
    </>
  )
}
