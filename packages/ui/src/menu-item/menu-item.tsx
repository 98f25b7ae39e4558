import type { ComponentProps, ReactNode } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Check } from '../icons/check.tsx'
import { Slot } from '../as-child/slot.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  tone: {
    neutral: 'text-text [&>svg]:text-text-muted',
    info: 'text-info',
    success: 'text-success',
    warning: 'text-warning',
    error: 'text-error',
  },
}

const menuItem = cva(
  [
    'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-media px-3 py-2 text-start text-small no-underline',
    'transition-colors pointer-coarse:min-h-11 [&>svg]:size-5 [&>svg]:shrink-0',
    'hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-offset-0',
    'disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants,
    defaultVariants: { tone: 'neutral' },
  },
)

export type MenuItemProps = ComponentProps<'button'> &
  Pick<VariantProps<typeof menuItem>, 'tone'> & {
    /** A lucide icon before the text. */
    icon?: ReactNode
    /** Marks the current one, such as the language. Default false. */
    isCurrent?: boolean | undefined
    /** Renders the only child, a link, as the item. */
    asChild?: boolean | undefined
  }

/** An item of a `Menu`: a button, or a link with `asChild`. */
export function MenuItem({
  icon,
  tone,
  isCurrent = false,
  asChild = false,
  className,
  children,
  type = 'button',
  ...rest
}: MenuItemProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('MenuItem', variants, { tone })
  const styles = cx(className, menuItem({ tone }))
  const withIcons = (content: ReactNode) => (
    <>
      {icon}
      {/*
       * In its own element, because page translators move text nodes and React must still find its position next to
       * the icons.
       */}
      <span className="contents">{content}</span>
      {isCurrent && <Check className="ms-auto" />}
    </>
  )
  if (asChild)
    return (
      <Slot
        role="menuitem"
        aria-current={isCurrent || undefined}
        className={styles}
        wrap={withIcons}
        {...rest}
      >
        {children}
      </Slot>
    )
  return (
    <button type={type} role="menuitem" aria-current={isCurrent || undefined} className={styles} {...rest}>
      {withIcons(children)}
    </button>
  )
}

/** A separator between groups of a `Menu`. */
export function MenuSeparator() {
  return <div role="separator" className="-mx-1.5 my-1.5 border-t border-line" />
}
