import type { ComponentProps } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { CircleAlert } from '../icons/circle-alert.tsx'
import { CircleCheck } from '../icons/circle-check.tsx'
import { Info } from '../icons/info.tsx'
import { TriangleAlert } from '../icons/triangle-alert.tsx'
import { checkVariants } from '../development/check-variants.ts'

const formMessage = cva('flex items-start gap-3 rounded-panel border bg-raised px-4 py-3 text-small', {
  variants: {
    tone: {
      error: 'border-error [&>svg]:text-error',
      success: 'border-success [&>svg]:text-success',
      warning: 'border-warning [&>svg]:text-warning',
      info: 'border-line-strong [&>svg]:text-info',
      neutral: 'border-line [&>svg]:text-text-muted',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = { error: CircleAlert, success: CircleCheck, warning: TriangleAlert, info: Info, neutral: Info }

export type FormMessageProps = ComponentProps<'div'> & {
  /** Default `info`. An error interrupts screen readers, the others do not. */
  tone?: NonNullable<VariantProps<typeof formMessage>['tone']> | undefined
}

/** A message about a whole form, above its button. The error of one field belongs to that field. */
export function FormMessage({ tone = 'info', className, children, ...rest }: FormMessageProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('FormMessage', { tone: icons }, { tone })
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(className, formMessage({ tone }))}
      {...rest}
    >
      <Icon className="mt-px size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
