import { DateField } from '@chignon/ui/date-field'
import { NumberField } from '@chignon/ui/number-field'
import { useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import type { Limits } from './use-code-form.ts'

type LimitFieldsProps = {
  value: Limits
  onValueChange: (limits: Limits) => void
  /** Of a code that is changed. */
  startsAt: string | null
  errorOf: (field: string) => string | undefined
}

/** What few codes need: how often they serve, and a later start. */
export function LimitFields({ value: limits, onValueChange, startsAt, errorOf }: LimitFieldsProps) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  const set = (changes: Partial<Limits>) => onValueChange({ ...limits, ...changes })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <NumberField
        label={t`Uses at most`}
        hint={t`Empty: no limit.`}
        min={1}
        max={1_000_000}
        value={limits.total}
        onValueChange={(total) => set({ total })}
        error={errorOf('total_uses')}
      />
      <NumberField
        label={t`Uses per person`}
        hint={t`Empty: no limit.`}
        min={1}
        max={1_000_000}
        value={limits.perPerson}
        onValueChange={(perPerson) => set({ perPerson })}
        error={errorOf('uses_per_person')}
      />
      <DateField
        label={t`Valid from`}
        hint={startsAt === null ? t`Empty: from now.` : t`Empty: ${dateTime(startsAt)}, as it is.`}
        value={limits.from}
        onValueChange={(from) => set({ from })}
        error={errorOf('starts_at')}
      />
    </div>
  )
}
