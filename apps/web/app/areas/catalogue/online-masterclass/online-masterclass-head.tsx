import type { OnlineMasterclass } from '@chignon/contract/catalogue/online-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { accessDays } from '@chignon/contract/commerce/commerce-rules'
import { AccessDays } from '../product/access-days.tsx'
import { BuyLink } from '../product/buy-link.tsx'
import { OfferStatus } from '../product/offer-status.tsx'
import { ProductHeadCover } from '../product/product-head-cover.tsx'
import { ProductHead } from '../product/product-head.tsx'
import { useDurationFact } from '../product/use-duration-fact.ts'

export function OnlineMasterclassHead({ masterclass }: { masterclass: OnlineMasterclass }) {
  const { t } = useLingui()
  const formats = useFormats()
  const durationFact = useDurationFact(masterclass.duration)
  return (
    <ProductHead
      crumbs={[{ id: 'masterclasses', label: t`Masterclasses`, link: <Link to="/masterclasses" /> }]}
      locale={masterclass.locale}
      title={masterclass.name}
      summary={masterclass.summary}
      educators={masterclass.educators}
      facts={[
        { id: 'lessons', label: t`Video lessons`, value: formats.number(masterclass.lessons_count) },
        ...durationFact,
        { id: 'access', label: t`Access`, value: <AccessDays days={accessDays['online-masterclass']} /> },
      ]}
      actions={
        <>
          <OfferStatus offer={masterclass} accessDays={accessDays['online-masterclass']} />
          <BuyLink
            type="online-masterclass"
            offer={masterclass}
            buyPage={`/online-masterclasses/${masterclass.slug}/buy`}
            learningPage={`/profile/online-masterclasses/${masterclass.slug}`}
            loginPrompt={t`Log in or sign up to buy this masterclass.`}
          >
            <Trans>Buy this masterclass</Trans>
          </BuyLink>
        </>
      }
      cover={<ProductHeadCover product={masterclass} />}
    />
  )
}
