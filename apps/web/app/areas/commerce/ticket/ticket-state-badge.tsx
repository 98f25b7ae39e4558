import { Badge } from '@chignon/ui/badge'
import type { TicketState } from '@chignon/contract/commerce/ticket'
import { useLingui } from '@lingui/react/macro'

const tones = { valid: 'success', used: 'neutral', refunded: 'neutral', cancelled: 'error' } as const

/** The state of a ticket in a word. */
export function TicketStateBadge({ state }: { state: TicketState }) {
  const { t } = useLingui()
  const names: Record<TicketState, string> = {
    valid: t`Valid`,
    used: t`Used`,
    refunded: t`Refunded`,
    cancelled: t({ message: 'Cancelled', context: 'order or ticket' }),
  }
  return <Badge tone={tones[state]}>{names[state]}</Badge>
}
