import type { ComponentProps, ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  variant: {
    rows: 'grid grid-cols-1',
    stacked: 'grid grid-cols-1 gap-5',
    columns: 'flex flex-wrap gap-x-10 gap-y-5',
  },
}

const list = cva('', {
  variants,
  defaultVariants: { variant: 'rows' },
})

const pair = cva('min-w-0', {
  variants: {
    variant: {
      // The value is on the same line as its name and wraps below it only if there is almost no room.
      rows: 'flex flex-wrap items-baseline gap-x-6 border-b border-line py-3 last:border-b-0',
      stacked: 'grid grid-cols-1 content-start gap-0.5',
      columns: 'grid grid-cols-1 gap-0.5',
    },
  },
})

export type Description = {
  id: string
  term: ReactNode
  description: ReactNode
}

export type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> &
  Pick<VariantProps<typeof list>, 'variant'> & {
    items: readonly Description[]
  }

/**
 * Names and values: `rows` with the values at the end as in an invoice, `stacked` in a narrow place, `columns` side
 * by side.
 */
export function DescriptionList({ items, variant = 'rows', className, ...rest }: DescriptionListProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('DescriptionList', variants, { variant })
  const isRow = variant === 'rows'
  return (
    <dl className={cx(className, list({ variant }))} {...rest}>
      {items.map(({ id, term, description }) => (
        <div key={id} className={pair({ variant })}>
          <dt className={cx('max-w-full text-text-muted', isRow ? 'text-small' : 'text-caption')}>{term}</dt>
          <dd
            className={cx(
              'min-w-0 text-small wrap-anywhere tabular-nums',
              isRow ? 'flex-1 basis-24 text-end' : 'font-medium',
            )}
          >
            {description}
          </dd>
        </div>
      ))}
    </dl>
  )
}
