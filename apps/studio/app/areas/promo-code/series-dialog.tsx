import { maxPromoPrefixLength, maxPromoSeries } from '@chignon/contract/commerce/commerce-rules'
import { NumberField } from '@chignon/ui/number-field'
import { TextField } from '@chignon/ui/text-field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { CodeText } from './code-text.tsx'
import { loadCreateSeries, promoNouns } from './promo-queries.ts'
import { SeriesMade } from './series-made.tsx'
import { randomLetters } from './suggest-code.ts'
import { formOfTerms, newTerms, type Terms } from './terms.ts'
import { TermsFields } from './terms-fields.tsx'

/** Makes codes that each serve once, and offers them as a file (PROMO-11). */
export function SeriesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  // Chosen once: pressing again after a lost answer makes nothing twice.
  const [id] = useState(() => crypto.randomUUID())
  const [now] = useState(() => new Date())
  const [examples] = useState(() => [1, 2, 3].map(() => randomLetters(8)))
  const [terms, setTerms] = useState<Terms>({ ...newTerms, until: 'month' })
  const [prefix, setPrefix] = useState('')
  const [count, setCount] = useState<number | null>(100)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [made, setMade] = useState<{ prefix: string; count: number }>()
  const { send, isBusy, errorOf } = useStaffCall(loadCreateSeries, promoNouns)
  if (made) return <SeriesMade id={id} {...made} open={open} onClose={onClose} />
  const missing = (isMissing: boolean, text: string) => (isSubmitted && isMissing ? text : undefined)
  const submit = async () => {
    setIsSubmitted(true)
    const form = formOfTerms(terms, now)
    if (!form || prefix === '' || count === null) return
    await send({ params: { id }, body: { prefix, count, ...form, starts_at: null } }, ({ data }) =>
      setMade({ prefix: data.prefix, count: data.count }),
    )
  }
  return (
    <FormDialog
      title={t`New series`}
      description={t`Codes that each serve once. Give each person another one.`}
      submit={<Plural value={count ?? 0} one="Make # code" other="Make # codes" />}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          label={t`The codes begin with`}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={prefix}
          onValueChange={setPrefix}
          error={errorOf('prefix') ?? missing(prefix === '', t`Enter a word, such as SALON.`)}
          maxLength={maxPromoPrefixLength}
          isRequired
          // The dialog opens to enter this.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <NumberField
          label={t`How many`}
          min={1}
          max={maxPromoSeries}
          value={count}
          onValueChange={setCount}
          error={errorOf('count') ?? missing(count === null, t`Enter a number.`)}
          isRequired
        />
      </div>
      <TermsFields
        value={terms}
        onValueChange={setTerms}
        now={now}
        errorOf={errorOf}
        isSubmitted={isSubmitted}
        isFocused={false}
      />
      <div className="flex flex-col items-start gap-1 text-small text-text-muted">
        <span>
          <Trans>They will look like these:</Trans>
        </span>
        {examples.map((letters) => (
          <CodeText key={letters} code={`${prefix.trim().toUpperCase() || 'SALON'}-${letters}`} />
        ))}
      </div>
    </FormDialog>
  )
}
