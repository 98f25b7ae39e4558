import type { PersonPurchases } from '@chignon/contract/commerce/person-purchase'
import { Badge } from '@chignon/ui/badge'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { PageSection } from '../shell/page-section.tsx'

type Ticket = PersonPurchases['tickets'][number]

/** The tickets of a person for events. */
export function PersonTickets({ tickets }: { tickets: Ticket[] }) {
  const { t } = useLingui()
  const { date } = useFormats()
  const states: Record<Ticket['state'], string> = {
    valid: t`Valid`,
    used: t`Used`,
    refunded: t`Refunded`,
    cancelled: t`Cancelled`,
  }
  if (tickets.length === 0) return null
  return (
    <PageSection title={t`Tickets`}>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {tickets.map(({ id, event, type_name, holder_name, state }) => (
          <li key={id} className="flex items-center justify-between gap-x-4 py-3 text-small">
            <span className="min-w-0">
              <span className="block">
                <bdi>{event.name}</bdi>
              </span>
              <span className="block text-text-muted">
                {[event.starts_at && date(event.starts_at), type_name, holder_name]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Badge tone={state === 'valid' ? 'success' : 'neutral'}>{states[state]}</Badge>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
