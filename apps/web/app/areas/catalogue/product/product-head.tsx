import type { Educator } from '@chignon/contract/catalogue/educator'
import type { Locale } from '@chignon/contract/platform/locale'
import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { Facts } from '@chignon/ui/facts'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { EducatorNames } from './educator-names.tsx'
import { InLanguage } from './in-language.tsx'
import { LazyShareProduct } from './lazy-share-product.tsx'

type ProductHeadProps = {
  /** Ancestors of the page, outermost first; the page itself is appended. */
  crumbs: ComponentProps<typeof Breadcrumbs>['items']
  /** Language of title and summary. Default: the page's. */
  locale?: Locale
  title: string
  summary: string
  /** Who teaches it. */
  educators?: readonly Educator[]
  facts: ComponentProps<typeof Facts>['items']
  /** Note below the facts. */
  note?: ReactNode
  /** Price and button. */
  actions?: ReactNode
  cover: ReactNode
}

/** Head of a product page: breadcrumbs, title, summary, facts, price, share button and cover. */
export function ProductHead({
  crumbs,
  locale,
  title,
  summary,
  educators,
  facts,
  note,
  actions,
  cover,
}: ProductHeadProps) {
  const { t } = useLingui()
  return (
    <div className="content-width grid items-center gap-x-20 gap-y-10 py-10 md:grid-cols-[7fr_5fr] md:py-16">
      <div className="min-w-0">
        <Breadcrumbs label={t`Breadcrumb`} items={[...crumbs, { id: 'this', label: title }]} />
        <h1 className="headline-type mt-6 text-display wrap-break-word hyphens-auto">
          <InLanguage locale={locale}>{title}</InLanguage>
        </h1>
        <p className="mt-5 max-w-prose text-lead text-text-muted">
          <InLanguage locale={locale}>{summary}</InLanguage>
        </p>
        {educators && <EducatorNames educators={educators} />}
        <Facts className="mt-8" items={facts} />
        {note}
        {actions && <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">{actions}</div>}
        <div className="mt-6">
          <LazyShareProduct title={title} />
        </div>
      </div>
      {cover}
    </div>
  )
}
