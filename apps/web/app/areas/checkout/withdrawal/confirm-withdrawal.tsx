import type { Withdrawal } from '@chignon/contract/withdrawal'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans } from '@lingui/react/macro'
import { Form, Link, useNavigation } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { lineField } from './withdrawal-lines.ts'

type ConfirmWithdrawalProps = {
  withdrawal: Withdrawal
  /** The page of the order. */
  orderPath: string
  /** Why the last attempt failed. */
  problem: string | null
}

/** Second step of a withdrawal: its consequences, and the button that declares it (REFUND-3). */
export function ConfirmWithdrawal({ withdrawal, orderPath, problem }: ConfirmWithdrawalProps) {
  const { money } = useFormats()
  const { state } = useNavigation()
  const { lines, amount, currency } = withdrawal
  const total = money(amount, currency)
  return (
    <Form method="post" className="grid justify-items-start gap-6">
      <ul className="w-full max-w-prose divide-y divide-line border-y border-line">
        {lines.map(({ line_id: id, name, amount: returned }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
            <span className="font-medium">{name}</span>
            <span className="tabular-nums">{money(returned, currency)}</span>
            <input type="hidden" name={lineField} value={id} />
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-text-muted">
        <Trans>
          Your access to these ends at once, and {total} is returned the way you paid. We confirm your
          withdrawal by e-mail.
        </Trans>
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
