import type { ComponentProps } from 'react'
import { cva } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { memoizeVariants } from '../variants/memoize-variants.ts'
import { gapClasses, type Gap } from './gap.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  direction: { column: 'flex-col', row: 'flex-row' },
  rowFrom: { sm: 'sm:flex-row', md: 'md:flex-row', lg: 'lg:flex-row' },
  gap: gapClasses,
  align: {
    start: 'items-start',
    center: 'items-center',
    end: 'items-end',
    baseline: 'items-baseline',
    stretch: 'items-stretch',
  },
  justify: {
    start: 'justify-start',
    center: 'justify-center',
    end: 'justify-end',
    between: 'justify-between',
  },
  canWrap: { true: 'flex-wrap' },
}

const stack = memoizeVariants(
  cva('flex min-w-0', {
    variants,
  }),
)

export type StackProps = ComponentProps<'div'> & {
  /** Whether the children are below each other or side by side. Default "column". */
  direction?: 'column' | 'row' | undefined
  /** Makes a column a row from this breakpoint on. */
  rowFrom?: 'sm' | 'md' | 'lg' | undefined
  /** Space between the children, a count of 4 px steps, or that between sections of a page. Default 4. */
  gap?: Gap | undefined
  /** Alignment across the direction. Default "stretch" in a column, "center" in a row. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** Distribution along the direction. Default "start". */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Whether a row continues on the next line if it does not fit. Default true. */
  canWrap?: boolean | undefined
  /** Renders the only child with the layout: for lists, sections and forms. */
  asChild?: boolean | undefined
}

/** Children below each other or side by side, with equal space between them. */
export function Stack({
  direction = 'column',
  rowFrom,
  gap = 4,
  align: givenAlign,
  justify,
  canWrap = true,
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const align = givenAlign ?? (direction === 'row' ? 'center' : undefined)
  if (process.env.NODE_ENV !== 'production')
    checkVariants('Stack', variants, { direction, rowFrom, gap, align, justify })
  const Root = asChild ? Slot : 'div'
  const isRow = direction === 'row' || rowFrom !== undefined
  const styles = stack({ direction, rowFrom, gap, align, justify, canWrap: isRow && canWrap }, className)
  return <Root className={styles} {...rest} />
}
