import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { Check } from '../icons/check.tsx'
import { CircleAlert } from '../icons/circle-alert.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  state: { saving: 'text-text-muted', saved: 'text-text-muted', failed: 'text-error' },
}

export type SaveStatusProps = Omit<ComponentProps<'div'>, 'children'> & {
  state: 'saving' | 'saved' | 'failed'
  /** The state in a few words: "Saved". */
  text: ReactNode
  /** After a failure: a button that tries again. */
  action?: ReactNode
}

/** Whether what the user enters is stored. Announced politely when it changes; keep it mounted. */
export function SaveStatus({ state, text, action, className, ...rest }: SaveStatusProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('SaveStatus', variants, { state })
  return (
    <div
      className={cx(className, 'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-small')}
      {...rest}
    >
      <p role="status" className={cx('flex items-center gap-1.5', variants.state[state])}>
        {state === 'saving' ? (
          <Spinner className="size-4" />
        ) : state === 'saved' ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <CircleAlert aria-hidden="true" className="size-4" />
        )}
        <span>{text}</span>
      </p>
      {action}
    </div>
  )
}
