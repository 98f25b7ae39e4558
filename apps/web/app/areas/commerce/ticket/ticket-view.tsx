import { TicketStub } from '@chignon/ui/ticket-stub'
import type { PublicTicket } from '@chignon/contract/commerce/ticket'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { EventDate } from '../../catalogue/live-masterclass/event-date.tsx'
import { InLanguage } from '../../catalogue/product/in-language.tsx'
import { groupTicketCode } from './group-ticket-code.ts'

/** A ticket with its QR code, which contains the address of the ticket's page. */
export function TicketView({ ticket }: { ticket: PublicTicket }) {
  const { t } = useLingui()
  const { origin } = useRootData()
  const { days, year, comma } = useFormats()
  const { code, live_masterclass: event, special_package: extra } = ticket
  const { starts_at, ends_at, timezone, venue } = event
  return (
    <TicketStub
      level={2}
      className="max-w-200"
      event={<InLanguage locale={event.locale}>{event.name}</InLanguage>}
      type={ticket.type.name}
      holder={ticket.holder.full_name}
      dates={
        <EventDate event={event}>{`${days(starts_at, ends_at, timezone)} ${year(starts_at)}`}</EventDate>
      }
      venue={venue.name + comma + venue.city}
      specialPackage={extra?.name}
      code={groupTicketCode(code)}
      qrValue={`${origin}/tickets/${code}`}
      labels={{
        overline: t`Admit one`,
        holder: t`Holder`,
        dates: t`Dates`,
        venue: t`Venue`,
        specialPackage: t`Special package`,
        qrCode: (word) => t`QR code of ticket ${word}`,
      }}
    />
  )
}
