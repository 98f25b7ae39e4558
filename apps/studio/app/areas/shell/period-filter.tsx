import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import { Button } from '@chignon/ui/button'
import { Calendar } from '@chignon/ui/icons/calendar'
import { Skeleton } from '@chignon/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { Suspense, useState } from 'react'
import type { PeriodFieldsProps } from './period-fields.tsx'

const PeriodFields = lazyWhenOnline(() => import('./period-fields.tsx').then((module) => module.PeriodFields))

type PeriodFilterProps = Omit<PeriodFieldsProps, 'isFocused'> & { className?: string }

/** The first and the last day of a list: a button that becomes two fields, whose code is loaded then. */
export function PeriodFilter({ className, ...fields }: PeriodFilterProps) {
  const { t } = useLingui()
  const [isPressed, setIsPressed] = useState(false)
  const isNarrowed = fields.from !== '' || fields.to !== ''
  const [isOpen, setIsOpen] = useState(isNarrowed)
  if (isNarrowed && !isOpen) setIsOpen(true)
  if (!isOpen)
    return (
      <Button
        variant="secondary"
        className="min-h-12 self-end justify-self-start"
        aria-expanded={false}
        onClick={() => {
          setIsPressed(true)
          setIsOpen(true)
        }}
      >
        <Calendar />
        <Trans>Period</Trans>
      </Button>
    )
  const pending = (
    <>
      <PendingField label={fields.fromLabel} />
      <PendingField label={fields.toLabel} />
      <span role="status" className="sr-only">{t`Loading`}</span>
    </>
  )
  return (
    <div className={cx(className, 'grid gap-4 sm:grid-cols-2')}>
      <Suspense fallback={pending}>
        <PeriodFields {...fields} isFocused={isPressed} />
      </Suspense>
    </div>
  )
}

function PendingField({ label }: { label: string }) {
  return (
    <div className="grid gap-1.5">
      <span className="text-small font-medium">{label}</span>
      <Skeleton shape="control" />
    </div>
  )
}
