import { Banner } from '@chignon/ui/banner'
import { TextLink } from '@chignon/ui/text-link'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { AccessDays } from '../../catalogue/product/access-days.tsx'
import type { BuyableProduct } from './load-product.ts'

/** Says before the payment that the viewer already has access, and what buying again adds (ACCESS-6). */
export function OwnedNote({ product }: { product: BuyableProduct }) {
  const { t } = useLingui()
  const { is_bought, has_expired, remaining_days, accessDays, accessProgram, path } = product
  if (has_expired)
    return (
      <Banner tone="neutral" title={t`Your access has expired`}>
        <Trans>
          Buy again for another <AccessDays days={accessDays} /> of access.
        </Trans>
      </Banner>
    )
  if (!is_bought) return null
  const continueLink = (
    <TextLink asChild>
      <Link to={`/profile${path}`}>
        <Trans>Continue learning</Trans>
      </Link>
    </TextLink>
  )
  if (accessProgram)
    return (
      <Banner tone="info" title={t`You already have access through a program`} action={continueLink}>
        <Trans>
          This course is part of {accessProgram.name}. Buying it separately gives you{' '}
          <AccessDays days={accessDays} /> of access of its own.
        </Trans>
      </Banner>
    )
  return (
    <Banner
      tone="info"
      title={
        <Plural
          value={remaining_days ?? 0}
          one="You already have access for another # day"
          other="You already have access for another # days"
        />
      }
      action={continueLink}
    >
      <Trans>
        Buying again adds <AccessDays days={accessDays} /> to them.
      </Trans>
    </Banner>
  )
}
