import type { ComponentProps } from 'react'
import { cva } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { gapClasses, type Gap } from '../stack/gap.ts'
import { memoizeVariants } from '../variants/memoize-variants.ts'
import { columnClasses, minColumnWidthClasses, type GridColumns, type MinColumnWidth } from './columns.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  base: columnClasses.base,
  sm: columnClasses.sm,
  md: columnClasses.md,
  lg: columnClasses.lg,
  minColumnWidth: minColumnWidthClasses,
  gap: gapClasses,
  align: {
    start: 'items-start',
    center: 'items-center',
    end: 'items-end',
    baseline: 'items-baseline',
    stretch: 'items-stretch',
  },
}

const grid = memoizeVariants(
  cva('grid min-w-0 *:min-w-0', {
    variants,
  }),
)

type ColumnsByWidth = Partial<Record<'base' | 'sm' | 'md' | 'lg', GridColumns | undefined>>

const noColumns: ColumnsByWidth = {}

export type GridProps = ComponentProps<'div'> & {
  /** Number of columns of equal width, or the number from each breakpoint on: `{ base: 1, md: 3 }`. Default 1. */
  columns?: GridColumns | ColumnsByWidth | undefined
  /** As many columns of at least this width as there is room for, instead of `columns`. */
  minColumnWidth?: MinColumnWidth | undefined
  /** Space between rows and columns, a count of 4 px steps, or that between sections of a page. Default 4. */
  gap?: Gap | undefined
  /** Vertical alignment within a row. Default "stretch". */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** Renders the only child with the layout: for lists and forms. */
  asChild?: boolean | undefined
}

/** Children in columns of equal width: a fixed number of them, or as many as there is room for. */
export function Grid({
  columns = 1,
  minColumnWidth,
  gap = 4,
  align,
  asChild = false,
  className,
  ...rest
}: GridProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Grid', variants, { gap, align })
  const Root = asChild ? Slot : 'div'
  const { base, sm, md, lg } = minColumnWidth
    ? noColumns
    : { base: 1 as const, ...(typeof columns === 'number' ? { base: columns } : columns) }
  const styles = grid({ base, sm, md, lg, minColumnWidth, gap, align }, className)
  return <Root className={styles} {...rest} />
}
