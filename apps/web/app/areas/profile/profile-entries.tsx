import { SettingsList } from '@chignon/ui/settings-list'
import type { Ticket as OwnTicket } from '@chignon/contract/ticket'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Receipt from 'lucide-react/icons/receipt'
import Settings from 'lucide-react/icons/settings'
import Ticket from 'lucide-react/icons/ticket'
import { useFormats } from '../../lib/i18n/use-formats.ts'
import { PageLink } from '../site/page-link.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

type ProfileEntriesProps = {
  /** The ticket for the next event, if there is one. */
  nextTicket: OwnTicket | null
  purchaseCount: number
}

/** Links from the profile to tickets, purchases and settings, each with what is there. */
export function ProfileEntries({ nextTicket, purchaseCount }: ProfileEntriesProps) {
  const { t } = useLingui()
  return (
    <SettingsList
      label={t`My profile`}
      className="content-start"
      items={[
        {
          id: 'my-tickets',
          name: t`My Tickets`,
          description: nextTicket ? <NextTicket ticket={nextTicket} /> : <Trans>No upcoming event</Trans>,
          icon: <Ticket {...icon} />,
          link: <PageLink to="/profile/settings/my-tickets" />,
        },
        {
          id: 'purchase-history',
          name: t`Purchase History`,
          description: (
            <Plural value={purchaseCount} _0="Nothing bought yet" one="# purchase" other="# purchases" />
          ),
          icon: <Receipt {...icon} />,
          link: <PageLink to="/profile/settings/purchase-history" />,
        },
        {
          id: 'settings',
          name: t`Settings`,
          icon: <Settings {...icon} />,
          link: <PageLink to="/profile/settings" />,
        },
      ]}
    />
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
