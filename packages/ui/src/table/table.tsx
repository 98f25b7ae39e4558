import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'

export type TableProps = Omit<ComponentProps<'table'>, 'caption'> & {
  /** What the table holds; also names the region that scrolls. */
  caption: ReactNode
  /** True where a heading above says it already. Default false. */
  isCaptionHidden?: boolean
}

/**
 * Rows and columns. Children are `<thead>` and `<tbody>`; cells of numbers take `data-number`, which sets them
 * tabular and at the end. Where it is wider than its place it scrolls, by keyboard too.
 */
export function Table({ caption, isCaptionHidden = false, className, children, ...rest }: TableProps) {
  const id = useId()
  return (
    // What scrolls can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto overscroll-x-contain">
      <table
        className={cx(
          'w-full border-collapse text-start text-small',
          '[&_th]:px-4 [&_th]:py-3 [&_th]:text-start [&_th]:font-medium [&_td]:px-4 [&_td]:py-4',
          '[&_:is(th,td):first-child]:ps-0 [&_:is(th,td):last-child]:pe-0 [&_thead]:text-text-muted',
          '[&_thead]:whitespace-nowrap [&_tr]:border-b [&_tr]:border-line',
          '[&_[data-number]]:text-end [&_[data-number]]:whitespace-nowrap [&_[data-number]]:tabular-nums',
          className,
        )}
        {...rest}
      >
        <caption
          id={id}
          className={cx('pb-3 text-start text-subtitle font-medium', isCaptionHidden && 'sr-only')}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}
