import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import type { LinkElement } from '../link-slot/link-slot.tsx'

/** The mark alone: a chignon's coil in the text colour. Decorative. */
export function BrandMark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={cx(className, 'size-7 shrink-0')}
      {...rest}
    >
      <path
        strokeWidth="1.9"
        d="M3.6 24.2C2.4 12.6 7 4 15.4 4a9 9 0 0 1 0 18 7 7 0 0 1 0-14 5.1 5.1 0 0 1 0 10.2"
      />
      <path strokeWidth="1.3" d="M6.6 24.6C5.4 15.4 8.1 7.6 13.2 6.2M15.4 18.2a3.2 3.2 0 0 1-.2-6.4" />
      <path strokeWidth="1" d="M9.3 24.4c-1.4-4.6-1-9.6.9-13M18.6 6.6a7.2 7.2 0 0 1 2.9 9.6" />
    </svg>
  )
}

export type BrandProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The product name, the same in every language. */
  name: string
  /** A link to the home page. */
  link?: LinkElement | undefined
}

/** Mark and wordmark. They are not mirrored and keep their typeface in every script. */
export function Brand({ name, link, className, ...rest }: BrandProps) {
  const styles = cx(className, 'touch-target inline-flex items-center gap-2.5 text-text no-underline')
  const content = (
    <>
      <BrandMark />
      {/* A logotype: excluded from translation, and at most as wide as the header allows. */}
      <bdi lang="en" translate="no" className="font-brand text-[min(1.75rem,8.75vw)]/none tracking-[-0.01em]">
        {name}
      </bdi>
    </>
  )
  if (link)
    return (
      <Slot className={styles} {...rest} wrap={() => content}>
        {link}
      </Slot>
    )
  return (
    <span className={styles} {...rest}>
      {content}
    </span>
  )
}
