import type { Locale } from '@chignon/contract/platform/locale'
import { cx } from 'class-variance-authority'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { useLanguageNames } from '../../lib/use-language-names.ts'

/** How far something is written in each language: a full, half or empty dot, and the percentages in words. */
export function LanguageDots({ languages }: { languages: Readonly<Record<Locale, number>> }) {
  const { locales } = useStartData()
  const { percent, comma } = useFormats()
  const nameOf = useLanguageNames()
  const shown = locales.map((locale) => ({ locale, share: languages[locale] }))
  const words = shown.map(({ locale, share }) => `${nameOf(locale)} ${percent(share)}`).join(comma)
  return (
    <span className="flex items-center gap-1" title={words}>
      {shown.map(({ locale, share }) => (
        <span
          key={locale}
          aria-hidden="true"
          className={cx(
            'size-2.5 overflow-hidden rounded-pill border',
            share === 0 ? 'border-line-strong' : 'border-accent-strong',
            share === 100 && 'bg-accent-strong forced-colors:bg-[CanvasText]',
          )}
        >
          {share > 0 && share < 100 && (
            <span className="block h-full w-1/2 bg-accent-strong forced-colors:bg-[CanvasText]" />
          )}
        </span>
      ))}
      <span className="sr-only">{words}</span>
    </span>
  )
}
