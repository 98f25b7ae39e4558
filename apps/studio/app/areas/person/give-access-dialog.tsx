import { fullName } from '@chignon/contract/identity/full-name'
import type { AccessProduct, LearnerAccess, PersonAccess } from '@chignon/contract/learning/access-grant'
import { DateField } from '@chignon/ui/date-field'
import { SegmentedControl } from '@chignon/ui/segmented-control'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { endOfDay } from '../moderation/suspension-end.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { endAfterDays } from './grant-end.ts'
import { loadGiveAccess, personNouns } from './person-queries.ts'
import { ProductField } from './product-field.tsx'

type GiveAccessDialogProps = {
  access: LearnerAccess
  /** What is extended; null to choose something. */
  extended: PersonAccess | null
  open: boolean
  onClose: () => void
}

/** Gives access to something for some days or until a day, or extends it; the person is mailed (ACCESS-14). */
export function GiveAccessDialog({ access, extended, open, onClose }: GiveAccessDialogProps) {
  const { t } = useLingui()
  const { date } = useLocalTime()
  const { person, accesses, max_days: maxDays } = access
  const [product, setProduct] = useState<AccessProduct | null>(extended?.product ?? null)
  const [length, setLength] = useState('14')
  const [until, setUntil] = useState('')
  const [openedAt] = useState(() => new Date())
  const [isSubmitted, setIsSubmitted] = useState(false)
  // One key for the dialog: pressing again after a lost answer gives nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { send, isBusy, errorOf } = useStaffCall(loadGiveAccess, personNouns)
  const isUntil = length === 'until'
  const currentEnd = accesses.find((each) => each.product.id === product?.id)?.ends_at ?? null
  const choices = [3, 7, 14, 30, 60].filter((days) => days <= maxDays)
  const end = isUntil ? until && endOfDay(until) : endAfterDays(openedAt, currentEnd, Number(length))
  const submit = async () => {
    setIsSubmitted(true)
    if (!product || (isUntil && until === '')) return
    const body = {
      product: { type: product.type, id: product.id },
      ...(isUntil ? { ends_at: endOfDay(until) } : { days: Number(length) }),
    }
    if (await send({ params: { id: person.id }, body, idempotencyKey })) onClose()
  }
  return (
    <FormDialog
      title={extended ? t`Extend ${extended.product.name}` : t`Give access`}
      description={t`${fullName(person)} pays nothing and is mailed.`}
      submit={extended ? <Trans>Extend</Trans> : <Trans>Give access</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      {!extended && (
        <ProductField
          value={product}
          onValueChange={setProduct}
          error={errorOf('product') ?? (isSubmitted && !product ? t`Choose what to give.` : undefined)}
        />
      )}
      <SegmentedControl
        label={t`For how long`}
        value={length}
        onValueChange={setLength}
        error={errorOf('days')}
        options={[
          ...choices.map((days) => ({
            value: String(days),
            label: t`${plural(days, { one: '# day', other: '# days' })}`,
          })),
          { value: 'until', label: t`Until a day` },
        ]}
      />
      {isUntil && (
        <DateField
          label={t`Until the end of`}
          value={until}
          onValueChange={setUntil}
          error={errorOf('ends_at') ?? (isSubmitted && until === '' ? t`Choose a day.` : undefined)}
          isRequired
        />
      )}
      {end && product && (
        <p role="status" className="text-small text-text-muted">
          <Trans>Access until {date(end)}.</Trans>
        </p>
      )}
    </FormDialog>
  )
}
