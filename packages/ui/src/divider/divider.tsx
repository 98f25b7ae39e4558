import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'

export type DividerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The direction of the line. A vertical one is as high as its row. Default "horizontal". */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** A word or two in the middle of a horizontal line ("or"), which assistive technology reads as text. */
  label?: ReactNode
  /** Hides the line from assistive technology: where headings or a list already separate. Default false. */
  isDecorative?: boolean | undefined
}

/** A line between groups of content. */
export function Divider({
  orientation = 'horizontal',
  label,
  isDecorative = false,
  className,
  ...rest
}: DividerProps) {
  const isVertical = orientation === 'vertical'
  // Screen readers do not read the content of a separator, so a line with a label has no role.
  if (label && !isVertical)
    return (
      <div
        key="labelled"
        className={cx(
          className,
          'flex items-center gap-4 text-small text-text-muted',
          'before:h-0 before:min-w-4 before:flex-1 before:border-t before:border-line',
          'after:h-0 after:min-w-4 after:flex-1 after:border-t after:border-line',
        )}
        {...rest}
      >
        {label}
      </div>
    )
  return (
    <div
      role={isDecorative ? 'presentation' : 'separator'}
      aria-orientation={isVertical && !isDecorative ? 'vertical' : undefined}
      className={cx(
        className,
        'shrink-0 border-line',
        isVertical ? 'w-0 self-stretch border-s' : 'h-0 self-stretch border-t',
      )}
      {...rest}
    />
  )
}
