import { Counter } from '@chignon/ui/counter'
import { useLingui } from '@lingui/react/macro'
import { useNumberCorrections } from '../use-number-corrections.ts'

type SeatCounterProps = {
  /** The id of the form that reserves. */
  form: string
  /** How many seats are left. */
  max: number
}

/** How many seats to reserve. */
export function SeatCounter({ form, max }: SeatCounterProps) {
  const { t } = useLingui()
  const corrections = useNumberCorrections()
  return (
    <Counter
      form={form}
      name="count"
      label={t`Seats`}
      min={1}
      max={max}
      labels={{ ...corrections, less: t`Remove one seat`, more: t`Add one seat` }}
    />
  )
}
