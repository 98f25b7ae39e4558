import type { Withdrawal, WithdrawalOption } from '@chignon/contract/commerce/withdrawal'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { choiceFields } from './withdrawal-choice.ts'

type ConfirmWithdrawalProps = {
  withdrawal: Withdrawal
  chosen: readonly WithdrawalOption[]
  /** The page of the order. */
  orderPath: string
  /** Why the last attempt failed. */
  problem: string | null
}

/** Second step of a withdrawal: its consequences, and the button that declares it (REFUND-3). */
export function ConfirmWithdrawal({ withdrawal, chosen, orderPath, problem }: ConfirmWithdrawalProps) {
  const { comma, money } = useFormats()
  const { state } = useNavigation()
  const { lines, amount, currency } = withdrawal
  const total = money(amount, currency)
  return (
    <Form method="post" className="grid justify-items-start gap-6">
      <ul className="w-full max-w-prose divide-y divide-line border-y border-line">
        {lines.map(({ line_id: id, name, amount: returned, holders }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
            <span>
              <span className="font-medium">{name}</span>
              {holders.length > 0 && (
                <span className="block text-small text-text-muted">
                  <bdi>{holders.join(comma)}</bdi>
                </span>
              )}
            </span>
            <span className="tabular-nums">{money(returned, currency)}</span>
          </li>
        ))}
      </ul>
      {chosen.map(({ line_id: line, ticket_id: ticket }) => (
        <input
          key={ticket ?? line}
          type="hidden"
          name={ticket === null ? choiceFields.line : choiceFields.ticket}
          value={ticket ?? line}
        />
      ))}
      <p className="max-w-prose text-text-muted">
        {chosen.some(({ ticket_id: ticket }) => ticket !== null) && (
          <span>
            <Trans>The tickets are void at once, and we write to their holders.</Trans>{' '}
          </span>
        )}
        {chosen.some(({ ticket_id: ticket }) => ticket === null) && (
          <span>
            <Trans>Your access ends at once.</Trans>{' '}
          </span>
        )}
        <span>
          <Trans>
            {total} is refunded to the payment method you used. We confirm your withdrawal by e-mail.
          </Trans>
        </span>
      </p>
      {problem && <FormMessage tone="error">{problem}</FormMessage>}
      <div className="flex flex-wrap gap-4">
        <Button type="submit" variant="danger" size="large" isBusy={state !== 'idle'}>
          <Trans>Confirm the withdrawal</Trans>
        </Button>
        <Button asChild variant="secondary" size="large">
          <Link to={orderPath}>
            <Trans>Keep the purchase</Trans>
          </Link>
        </Button>
      </div>
    </Form>
  )
}
