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

/** A row of labelled figures: dates, seats left, level, duration. On a phone they are in columns. */
export function Facts({ items, size = 'medium', className, ...rest }: FactsProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Facts', variants, { size })
  return (
    <dl
      className={cx(
        className,
        'grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-4 sm:flex sm:w-auto sm:flex-wrap sm:gap-x-10',
      )}
      {...rest}
    >
      {items.map((fact) => (
        <div key={fact.id} className="min-w-0 max-w-full">
          <dt className="text-caption text-text-muted">{fact.label}</dt>
          <dd className={value({ size })}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
