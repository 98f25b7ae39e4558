import type { WithdrawalOption } from '@chignon/contract/commerce/withdrawal'
import { Button } from '@chignon/ui/button'
import { Checkbox } from '@chignon/ui/checkbox'
import { Trans } from '@lingui/react/macro'
import { Form } from 'react-router'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { choiceFields } from './withdrawal-choice.ts'

type ChooseLinesProps = {
  options: readonly WithdrawalOption[]
  currency: string
}

/** First step of a withdrawal: what is returned. */
export function ChooseLines({ options, currency }: ChooseLinesProps) {
  return (
    <Form className="grid justify-items-start gap-6">
      <p className="max-w-prose text-text-muted">
        <Trans>
          You can withdraw without giving a reason. Choose what you want to return; nothing changes before you
          confirm it on the next page.
        </Trans>
      </p>
      <div className="grid gap-5">
        {options.map((option) => (
          <Checkbox
            key={option.ticket_id ?? option.line_id}
            name={option.ticket_id === null ? choiceFields.line : choiceFields.ticket}
            value={option.ticket_id ?? option.line_id}
            defaultChecked={options.length === 1}
            label={<OptionLabel option={option} />}
            hint={<OptionHint option={option} currency={currency} />}
          />
        ))}
      </div>
      <Button type="submit" size="large">
        <Trans>Continue</Trans>
      </Button>
    </Form>
  )
}

function OptionLabel({ option }: { option: WithdrawalOption }) {
  const { name } = option
  if (option.holder === null) return name
  const holder = <bdi>{option.holder}</bdi>
  return (
    <>
      {name} · <Trans>Ticket of {holder}</Trans>
    </>
  )
}

function OptionHint({ option: { amount, until }, currency }: { option: WithdrawalOption; currency: string }) {
  const { money } = useFormats()
  const price = money(amount, currency)
  const end = until && <LocalTime at={until} />
  if (!end) return <Trans>{price}, until the new date of the event is known</Trans>
  return (
    <Trans>
      {price}, until {end}
    </Trans>
  )
}
