import { Check } from '@chignon/ui/icons/check'
import { ProgressRing } from '@chignon/ui/progress-ring'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { isUnfinished, overallOf, type Upload } from './upload.ts'

type UploadsButtonProps = {
  ref: Ref<HTMLButtonElement>
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
  const done = overall ? Math.floor((overall.sentBytes / overall.size) * 100) : 100
  const counted = t`${plural(count, { one: '# upload', other: '# uploads' })}`
  const progress = percent(done)
  const label = count === 0 ? t`Uploads: all done` : overall ? t`${counted}: ${progress} sent` : counted
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill text-text transition-colors hover:bg-surface"
      onClick={onPress}
    >
      <ProgressRing aria-hidden="true" label={label} value={done} size="small" className="size-9!">
        {count === 0 ? <Check className="size-4" /> : number(count)}
      </ProgressRing>
    </button>
  )
}
