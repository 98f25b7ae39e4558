import { FormMessage } from '@chignon/ui/form-message'
import type { TicketState } from '@chignon/contract/commerce/ticket'
import { useLingui } from '@lingui/react/macro'

/** Why a ticket does not open the door; nothing for a valid one. */
export function TicketNotice({ state }: { state: TicketState }) {
  const { t } = useLingui()
  if (state === 'valid') return null
  const texts = {
    used: t`This ticket has been used.`,
    refunded: t`This ticket was refunded and is no longer valid.`,
    cancelled: t`This ticket was cancelled and is no longer valid.`,
  }
  return <FormMessage tone={state === 'used' ? 'info' : 'error'}>{texts[state]}</FormMessage>
}
