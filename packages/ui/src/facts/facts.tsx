import type { ComponentProps, ReactNode } from 'react'
import { cva, cx } from 'class-variance-authority'
import { checkVariants } from '../development/check-variants.ts'

const variants = { size: { medium: 'text-body', large: 'text-subtitle' } }

const value = cva('font-medium', {
  variants,
})

export type Fact = { id: string; label: ReactNode; value: ReactNode }

export type FactsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  items: readonly Fact[]
  /** Default `medium`; `large` for the main figures of a page. */
  size?: 'medium' | 'large' | undefined
}

/** A row of labelled figures: dates, seats left, level, duration. They wrap in a narrow row. */
export function Facts({ items, size = 'medium', className, ...rest }: FactsProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Facts', variants, { size })
  return (
    <dl className={cx('flex flex-wrap gap-x-10 gap-y-4', className)} {...rest}>
      {items.map((fact) => (
        <div key={fact.id} className="max-w-full">
          <dt className="text-caption text-text-muted">{fact.label}</dt>
          <dd className={value({ size })}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
