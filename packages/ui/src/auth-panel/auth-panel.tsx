import type { HeadingLevel } from '../heading/heading.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'class-variance-authority'
import { LinkSlot, type LinkElement } from '../link-slot/link-slot.tsx'

export type AuthPanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** "Welcome back", "Join the academy". */
  title: ReactNode
  /** The id of the title, for a dialog's `aria-labelledby`. */
  titleId?: string | undefined
  text?: ReactNode
  /** The social sign-in buttons. */
  social?: ReactNode
  /** Text between the form and the social buttons ("or"). */
  socialLabel?: ReactNode
  /** Question before the link to the other view ("New here?"). */
  switchPrompt?: ReactNode
  /** A link to the other view's page or, in a dialog, a `<button type="button">` that shows it. */
  switchAction?: LinkElement | undefined
  /** Text of that link or button ("Create an account"). */
  switchLabel?: ReactNode
  /** Heading level: 1 on a page (default), 2 in a dialog. */
  level?: HeadingLevel | undefined
  /** The sign-in or registration form. */
  children: ReactNode
}

/** One of the two authentication views: title, form, social sign-in, and a link to the other view. */
export function AuthPanel({
  title,
  titleId,
  text,
  social,
  socialLabel,
  switchPrompt,
  switchAction,
  switchLabel,
  level = 1,
  className,
  children,
  ...rest
}: AuthPanelProps) {
  const Heading = `h${level}` as const
  return (
    <section className={cx(className, 'mx-auto w-full max-w-form')} {...rest}>
      <Heading id={titleId} className="headline-type text-headline">
        {title}
      </Heading>
      {text && <p className="mt-3 text-text-muted">{text}</p>}
      <div className="mt-7">{children}</div>
      {social && (
        <>
          {socialLabel && (
            <p className="mt-6 flex items-center gap-4 text-small text-text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {socialLabel}
            </p>
          )}
          <div className="mt-6 grid gap-3">{social}</div>
        </>
      )}
      {switchAction && (
        <p className="mt-8 border-t border-line pt-5 text-small text-text-muted">
          {switchPrompt && <span>{switchPrompt}</span>}{' '}
          <LinkSlot
            link={switchAction}
            className={cx(
              'touch-target inline-flex cursor-pointer items-center font-medium text-accent',
              'underline decoration-1 underline-offset-4 hover:text-accent-strong',
            )}
          >
            {switchLabel && <span>{switchLabel}</span>}
          </LinkSlot>
        </p>
      )}
    </section>
  )
}
