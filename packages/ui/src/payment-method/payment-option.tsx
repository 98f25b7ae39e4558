import type { ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { NativeInput } from '../native-control/native-input.tsx'

type PaymentOptionProps = {
  name: string
  value: string
  title: ReactNode
  text: ReactNode
  icon: ReactNode
  /** Content beside the title: a badge. */
  badge?: ReactNode
  /** Shown while this option is selected. */
  details?: ReactNode
  isChosen: boolean
  onChoose: () => void
}

/** A card with a radio button. CSS expands its details, so it works before scripts load. */
export function PaymentOption({
  name,
  value,
  title,
  text,
  icon,
  badge,
  details,
  isChosen,
  onChoose,
}: PaymentOptionProps) {
  return (
    <div
      className={cx(
        'group/option relative rounded-panel border border-line bg-surface transition-colors',
        'not-has-[>label>input:disabled]:hover:border-line-strong has-[>label>input:disabled]:opacity-55 has-[>label>input:checked]:border-accent has-[>label>input:checked]:bg-accent-soft',
        'has-[>label>input:focus-visible]:outline-2 has-[>label>input:focus-visible]:outline-offset-2',
        'has-[>label>input:focus-visible]:outline-focus',
      )}
    >
      <label className="flex cursor-pointer items-start gap-4 p-5 has-disabled:cursor-not-allowed">
        <NativeInput
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          onChange={onChoose}
          className={cx(
            'mt-0.75 size-5 shrink-0 cursor-pointer appearance-none disabled:cursor-not-allowed rounded-pill border border-line-strong',
            'outline-none transition-[border-width] checked:border-6 checked:border-accent',
          )}
        />
        <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 wrap-anywhere">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {title}
            {badge}
          </span>
          <span className="text-small text-text-muted">{text}</span>
        </span>
        <span className="text-text-muted group-has-[>label>input:checked]/option:text-accent">{icon}</span>
      </label>
      {details && (
        <fieldset
          disabled={!isChosen}
          className="hidden min-w-0 border-t border-line p-5 group-has-[>label>input:checked]/option:block"
        >
          {details}
        </fieldset>
      )}
    </div>
  )
}
