import type { OnlineMasterclass } from '@chignon/contract/online-masterclass'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../lib/use-formats.ts'
import { AccessDays } from './access-days.tsx'
import { BuyLink } from './buy-link.tsx'
import { EducatorNames } from './educator-names.tsx'
import { OfferStanding } from './offer-standing.tsx'
import { ThingCover } from './thing-cover.tsx'
import { ThingHead } from './thing-head.tsx'

/** The head of an online masterclass's page. */
export function OnlineMasterclassHead({ masterclass }: { masterclass: OnlineMasterclass }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { slug, educators } = masterclass
  return (
    <ThingHead
      crumbs={[{ id: 'masterclasses', label: t`Masterclasses`, link: <Link to="/masterclasses" /> }]}
      title={masterclass.name}
      summary={masterclass.summary}
      facts={[
        { id: 'lessons', label: t`Video lessons`, value: formats.number(masterclass.lessons_count) },
        { id: 'duration', label: t`Duration`, value: formats.duration(masterclass.duration) },
        { id: 'educator', label: t`With`, value: <EducatorNames educators={educators} /> },
        { id: 'access', label: t`Access`, value: <AccessDays days={60} /> },
      ]}
      actions={
        <>
          <OfferStanding offer={masterclass} />
          <BuyLink
            offer={masterclass}
            buyPage={`/online-masterclasses/${slug}/buy`}
            learnPage={`/profile/online-masterclasses/${slug}`}
            loginPrompt={t`Log in or sign up to buy this masterclass.`}
          >
            <Trans>Buy this masterclass</Trans>
          </BuyLink>
        </>
      }
      cover={<ThingCover thing={masterclass} shape="portrait" isPriority />}
    />
  )
}
