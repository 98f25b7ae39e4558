import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'

export type NoticeProps = ComponentProps<'section'> & {
  /** Accessible name: "Cookies". */
  label: string
  /**
   * Whether there is something to announce. Default true. If it appears later, render it from the start with false.
   */
  isShown?: boolean | undefined
  /** A lucide icon. */
  icon?: ReactNode
  /** The text, with a link to more information if needed. */
  children?: ReactNode
  /** One or two buttons; the first one continues. */
  actions?: ReactNode
}

/**
 * A site-wide announcement: cookies, a session about to expire. A bar at the bottom of the window that takes no
 * focus and covers no content: render it last in the page's layout. Announced politely. Complete without scripts;
 * its actions may be a form.
 */
export function Notice({ label, isShown = true, icon, actions, className, children, ...rest }: NoticeProps) {
  return (
    <section
      aria-label={label}
      data-notice={isShown ? '' : undefined}
      className={cx(
        className,
        'sticky bottom-0 z-30',
        isShown && 'border-t border-line bg-raised shadow-float',
      )}
      {...rest}
    >
      <div aria-live="polite">
        {isShown && (
          <div className="content-width flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-5">
            <div className="flex max-w-prose min-w-0 grow basis-80 items-start gap-4">
              {icon && (
                <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent [&_svg]:size-5">
                  {icon}
                </span>
              )}
              <div className="min-w-0 text-small wrap-anywhere">{children}</div>
            </div>
            {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
          </div>
        )}
      </div>
    </section>
  )
}
