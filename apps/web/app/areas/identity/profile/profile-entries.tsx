import { SettingsList } from '@chignon/ui/settings-list'
import type { Ticket as OwnTicket } from '@chignon/contract/commerce/ticket'
import { Receipt } from '@chignon/ui/icons/receipt'
import { Settings } from '@chignon/ui/icons/settings'
import { Ticket } from '@chignon/ui/icons/ticket'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../../site/page-link.tsx'

type ProfileEntriesProps = {
  /** The ticket for the next event; null if there is none, undefined if it is unknown. */
  nextTicket: OwnTicket | null | undefined
  /** Undefined if it is unknown. */
  purchaseCount: number | undefined
}

/** Links from the profile to tickets, purchases and settings, each with what is there. */
export function ProfileEntries({ nextTicket, purchaseCount }: ProfileEntriesProps) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="account">
      <h2 id="account" className="headline-type mb-6 text-heading">
        <Trans>Your account</Trans>
      </h2>
      <SettingsList
        label={t`Your account`}
        items={[
          {
            id: 'my-tickets',
            name: t`My tickets`,
            description: nextTicket ? (
              <NextTicket ticket={nextTicket} />
            ) : (
              nextTicket === null && <Trans>No upcoming event</Trans>
            ),
            icon: <Ticket />,
            link: <PageLink to="/profile/settings/my-tickets" />,
          },
          {
            id: 'purchase-history',
            name: t`Purchase history`,
            description: purchaseCount !== undefined && (
              <Plural value={purchaseCount} _0="Nothing bought yet" one="# purchase" other="# purchases" />
            ),
            icon: <Receipt />,
            link: <PageLink to="/profile/settings/purchase-history" />,
          },
          {
            id: 'settings',
            name: t`Settings`,
            icon: <Settings />,
            link: <PageLink to="/profile/settings" />,
          },
        ]}
      />
    </section>
  )
}

function NextTicket({ ticket: { live_masterclass: event } }: { ticket: OwnTicket }) {
  const { days } = useFormats()
  return (
    <>
      <bdi>{event.name}</bdi> · <bdi>{days(event.starts_at, event.ends_at, event.timezone)}</bdi>
    </>
  )
}
