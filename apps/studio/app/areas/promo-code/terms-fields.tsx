import { DateField } from '@chignon/ui/date-field'
import { NumberField } from '@chignon/ui/number-field'
import { SegmentedControl } from '@chignon/ui/segmented-control'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { ProductsField } from './products-field.tsx'
import type { Terms } from './terms.ts'
import { endOf, untilChoices, type UntilChoice } from './until.ts'

type TermsFieldsProps = {
  value: Terms
  onValueChange: (terms: Terms) => void
  /** When the dialog was opened. */
  now: Date
  errorOf: (field: string) => string | undefined
  /** Whether what is missing is said. */
  isSubmitted: boolean
  /** Whether the first field has the focus. */
  isFocused: boolean
}

/** How much codes take off, from what, and until when. */
export function TermsFields({
  value: terms,
  onValueChange,
  now,
  errorOf,
  isSubmitted,
  isFocused,
}: TermsFieldsProps) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  const set = (changes: Partial<Terms>) => onValueChange({ ...terms, ...changes })
  const isPercent = terms.kind === 'percent'
  const end = endOf(terms.until, terms.day, now)
  const until: Record<UntilChoice, string> = {
    tonight: t({ context: 'until', message: 'Tonight' }),
    sunday: t({ context: 'until', message: 'Sunday' }),
    month: t({ context: 'until', message: 'End of the month' }),
    open: t`No end`,
    day: t({ context: 'until', message: 'A day' }),
  }
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <NumberField
          key={terms.kind}
          className="min-w-40 grow basis-40"
          label={t`Takes off`}
          {...(isPercent ? { unit: '%', min: 1, max: 100 } : { currency: 'USD', min: 0.01, max: 1_000_000 })}
          value={terms.value}
          onValueChange={(value) => set({ value })}
          error={
            errorOf('value') ??
            (isSubmitted && terms.value === null ? t`Enter how much it takes off.` : undefined)
          }
          isRequired
          // The dialog opens to enter this.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isFocused}
        />
        <SegmentedControl
          label={t`As`}
          value={terms.kind}
          onValueChange={(kind) => set({ kind: kind === 'amount' ? 'amount' : 'percent' })}
          options={[
            { value: 'percent', label: t`Percent` },
            { value: 'amount', label: t`Amount` },
          ]}
        />
      </div>
      <ProductsField
        value={terms.products}
        onValueChange={(products) => set({ products })}
        error={errorOf('products')}
      />
      <div className="flex flex-col gap-3">
        <SegmentedControl
          label={t`Valid until`}
          value={terms.until}
          onValueChange={(chosen) => set({ until: untilChoices.find((each) => each === chosen) ?? 'open' })}
          error={terms.until === 'day' ? undefined : errorOf('ends_at')}
          options={untilChoices.map((choice) => ({ value: choice, label: until[choice] }))}
        />
        {terms.until === 'day' && (
          <DateField
            label={t`Until the end of`}
            value={terms.day}
            onValueChange={(day) => set({ day })}
            error={errorOf('ends_at') ?? (isSubmitted && terms.day === '' ? t`Choose a day.` : undefined)}
            isRequired
          />
        )}
        {end && (
          <p role="status" className="text-small text-text-muted">
            <Trans>Until {dateTime(end)}, your time.</Trans>
          </p>
        )}
      </div>
    </>
  )
}
