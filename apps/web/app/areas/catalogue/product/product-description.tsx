import type { Locale } from '@chignon/contract/platform/locale'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { InLanguage } from './in-language.tsx'

type ProductDescriptionProps = {
  /** Language of description and outcomes. Default: the page's. */
  locale?: Locale
  /** Paragraphs, separated by empty lines. */
  description: string
  outcomes?: readonly string[]
  /** Heading of the outcomes. Default “What you will learn”. */
  outcomesTitle?: ReactNode
  /** Certificate the product awards. */
  certificate?: ReactNode
  /** Additional content. */
  children?: ReactNode
}

/** Description, learning outcomes and certificate of a product. */
export function ProductDescription({
  locale,
  description,
  outcomes,
  outcomesTitle,
  certificate,
  children,
}: ProductDescriptionProps) {
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="about" className="grid gap-4 text-text-muted">
        <h2 id="about" className="headline-type mb-2 text-heading text-text">
          <Trans>About</Trans>
        </h2>
        {description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <InLanguage locale={locale}>{paragraph}</InLanguage>
          </p>
        ))}
      </section>
      {outcomes && outcomes.length > 0 && (
        <section aria-labelledby="outcomes">
          <h2 id="outcomes" className="mb-3 text-lead font-medium">
            {outcomesTitle ?? (
              <span>
                <Trans>What you will learn</Trans>
              </span>
            )}
          </h2>
          <ul role="list" className="grid gap-2">
            {outcomes.map((outcome) => (
              <li key={outcome} className="flex gap-3">
                <span aria-hidden="true" className="mt-3 h-px w-5 shrink-0 bg-accent" />
                <InLanguage locale={locale}>{outcome}</InLanguage>
              </li>
            ))}
          </ul>
        </section>
      )}
      {certificate}
      {children}
    </div>
  )
}
