import type { ComponentProps } from 'react'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>

/** A line drawing of 24 px. Hidden from assistive technology: the text beside it or the control's label names it. */
export function Icon(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  )
}
