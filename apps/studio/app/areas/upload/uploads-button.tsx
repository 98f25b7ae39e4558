import { ArrowUp } from '@chignon/ui/icons/arrow-up'
import { Check } from '@chignon/ui/icons/check'
import { ProgressRing } from '@chignon/ui/progress-ring'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { isUnfinished, overallOf, type Upload } from './upload.ts'

type UploadsButtonProps = {
  ref: Ref<HTMLButtonElement>
  /** Those of this browser. */
  uploads: readonly Upload[]
  isOpen: boolean
  onPress: () => void
}

/** Opens the panel, and says how many uploads are not done and how far they are. */
export function UploadsButton({ ref, uploads, isOpen, onPress }: UploadsButtonProps) {
  const { t } = useLingui()
  const { number, percent } = useFormats()
  const count = uploads.filter(isUnfinished).length
  const overall = overallOf(uploads)
  const done = overall ? Math.floor((overall.sentBytes / overall.size) * 100) : 0
  const counted = t`${plural(count, { one: '# upload', other: '# uploads' })}`
  const progress = percent(done)
  const areAllDone = uploads.length > 0 && count === 0
  const label = areAllDone
    ? t`Uploads: all done`
    : count === 0
      ? t`Uploads`
      : overall
        ? t`${counted}: ${progress} sent`
        : counted
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill text-text transition-colors hover:bg-surface"
      onClick={onPress}
    >
      <ProgressRing
        aria-hidden="true"
        label={label}
        value={areAllDone ? 100 : done}
        size="small"
        className="size-8!"
      >
        {areAllDone ? <Check className="size-4" /> : <ArrowUp className="size-4" />}
      </ProgressRing>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 grid h-4.5 min-w-4.5 place-items-center rounded-pill border border-ground bg-accent px-1 text-caption leading-none font-medium text-text-on-accent tabular-nums"
        >
          {number(count)}
        </span>
      )}
    </button>
  )
}
