import { Children, isValidElement, type ComponentProps } from 'react'
import { cva, cx } from 'class-variance-authority'

const grid = cva('-mb-12 grid gap-x-4 sm:gap-x-6', {
  variants: {
    columns: {
      1: 'grid-cols-1',
      2: 'grid-cols-1 md:grid-cols-2',
      3: 'grid-cols-1 sm:grid-cols-2 md:grid-cols-3',
      // Two on a phone, if their text fits.
      4: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,35%)),1fr))] md:grid-cols-4',
    },
  },
  defaultVariants: { columns: 4 },
})

export type CardGridProps = ComponentProps<'ul'> & {
  /** Number of columns on a wide page; fewer on a narrow one. Default 4. */
  columns?: 1 | 2 | 3 | 4 | undefined
}

/** A list of cards whose rows (cover, overline, title, detail, facts) align with their neighbours. */
export function CardGrid({ columns, className, children, ...rest }: CardGridProps) {
  return (
    <ul className={cx(className, grid({ columns }))} {...rest}>
      {Children.toArray(children).map((child) => (
        <li
          key={isValidElement(child) ? child.key : undefined}
          className="row-span-5 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0 pb-12"
        >
          {child}
        </li>
      ))}
    </ul>
  )
}
