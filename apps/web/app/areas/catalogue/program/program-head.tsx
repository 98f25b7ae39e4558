import type { Program } from '@chignon/contract/catalogue/program'
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

export function ProgramHead({ program }: { program: Program }) {
  const { t } = useLingui()
  const formats = useFormats()
  const durationFact = useDurationFact(program.duration)
  return (
    <ProductHead
      crumbs={[
        { id: 'educations', label: t`Education`, link: <Link to="/educations" /> },
        { id: 'programs', label: t`Programs`, link: <Link to="/educations?tab=programs" /> },
      ]}
      locale={program.locale}
      title={program.name}
      summary={program.summary}
      educators={program.educators}
      facts={[
        { id: 'courses', label: t`Courses`, value: formats.number(program.courses.length) },
        ...durationFact,
        { id: 'certificate', label: t`Certificate`, value: t`Gold` },
        { id: 'access', label: t`Access`, value: <AccessDays days={accessDays.program} /> },
      ]}
      actions={
        <>
          <OfferStatus offer={program} accessDays={accessDays.program} />
          <BuyLink
            type="program"
            offer={program}
            buyPage={`/programs/${program.slug}/buy`}
            learningPage={`/profile/programs/${program.slug}`}
            loginPrompt={t`Log in or sign up to buy this program.`}
          >
            <Trans>Buy this program</Trans>
          </BuyLink>
        </>
      }
      cover={<ProductHeadCover product={program} />}
    />
  )
}
