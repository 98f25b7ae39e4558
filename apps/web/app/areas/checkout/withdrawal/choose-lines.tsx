import type { Order } from '@chignon/contract/order'
import { Button } from '@chignon/ui/button'
import { Checkbox } from '@chignon/ui/checkbox'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { lineField } from './withdrawal-lines.ts'

type ChooseLinesProps = {
  lines: Order['lines']
  currency: string
  /** Until when it is possible. */
  until: string
}

/** First step of a withdrawal: what is returned. */
export function ChooseLines({ lines, currency, until }: ChooseLinesProps) {
  const { dateTime, money } = useFormats()
  const end = dateTime(until)
  return (
    <Form className="grid justify-items-start gap-6">
      <p className="max-w-prose text-text-muted">
        <Trans>
          You can withdraw from this purchase until {end} (UTC), without giving a reason. Choose what you want
          to return; nothing changes before you confirm it on the next page.
        </Trans>
      </p>
      <div className="grid gap-4">
        {lines.map(({ line_id: id, name, total, refunded }) => (
          <Checkbox
            key={id}
            name={lineField}
            value={id}
            defaultChecked={lines.length === 1}
            label={name}
            hint={money(total - refunded, currency)}
          />
        ))}
      </div>
      <Button type="submit" size="large">
        <Trans>Continue</Trans>
      </Button>
    </Form>
  )
}
