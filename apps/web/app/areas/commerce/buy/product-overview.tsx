import { Facts } from '@chignon/ui/facts'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { AccessDays } from '../../catalogue/product/access-days.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { OfferPrice } from '../../catalogue/product/offer-price.tsx'
import { ProductCover } from '../../catalogue/product/product-cover.tsx'
import type { BuyableProduct } from './load-product.ts'
import { LazyOwnedNote } from './lazy-owned-note.tsx'

/** What is bought: cover, name, access and price. */
export function ProductOverview({ product }: { product: BuyableProduct }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { locale, name, summary, lessonsCount, coursesCount, accessDays, path } = product
  return (
    <div className="grid min-w-0 gap-8">
      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-[2fr_3fr]">
        <ProductCover product={product} shape="landscape" isPriority />
        <div className="min-w-0">
          <h2 className="text-title font-medium wrap-break-word">
            <InLanguage locale={locale}>{name}</InLanguage>
          </h2>
          <p className="mt-2 text-text-muted">
            <InLanguage locale={locale}>{summary}</InLanguage>
          </p>
          {/* The price is shown although it was bought: this page is about buying it again. */}
          <OfferPrice
            offer={{ ...product, is_bought: false, has_expired: false }}
            className="mt-4 text-subtitle"
          />
        </div>
      </div>
      <LazyOwnedNote product={product} />
      <Facts
        items={[
          { id: 'access', label: t`Access`, value: <AccessDays days={accessDays} /> },
          ...(lessonsCount === null
            ? []
            : [{ id: 'lessons', label: t`Video lessons`, value: number(lessonsCount) }]),
          ...(coursesCount === null
            ? []
            : [{ id: 'courses', label: t`Courses`, value: number(coursesCount) }]),
        ]}
      />
      <p className="max-w-prose text-small text-text-muted">
        <Trans>
          Your access starts as soon as your payment has arrived. You can withdraw from the purchase within 7
          days.
        </Trans>{' '}
        <TextLink asChild>
          <Link to={path}>
            <Trans>See everything it includes</Trans>
          </Link>
        </TextLink>
      </p>
    </div>
  )
}
