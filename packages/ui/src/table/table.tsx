import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'class-variance-authority'

export type TableProps = Omit<ComponentProps<'table'>, 'caption'> & {
  /** The content of the table; also the label of the scrollable region. */
  caption: ReactNode
  /** True if a heading above says the same. Default false. */
  isCaptionHidden?: boolean | undefined
}

/**
 * Rows and columns. Children are `<thead>` and `<tbody>`; cells with numbers take `data-number` for tabular figures
 * at the inline end. It scrolls horizontally if it does not fit, also by keyboard.
 */
export function Table({ caption, isCaptionHidden = false, className, children, ...rest }: TableProps) {
  const id = useId()
  return (
    // In the tab order, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-labelledby={id} tabIndex={0} className="overflow-x-auto overscroll-x-contain">
      <table
        className={cx(
          className,
          'w-full border-collapse text-start text-small',
          '[&_th]:px-4 [&_th]:py-3 [&_th]:text-start [&_th]:font-medium [&_td]:px-4 [&_td]:py-4',
          '[&_:is(th,td):first-child]:ps-0 [&_:is(th,td):last-child]:pe-0 [&_thead]:text-text-muted',
          '[&_thead]:whitespace-nowrap [&_tr]:border-b [&_tr]:border-line',
          '[&_[data-number]]:text-end [&_[data-number]]:whitespace-nowrap [&_[data-number]]:tabular-nums',
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
