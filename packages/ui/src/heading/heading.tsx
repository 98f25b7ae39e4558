import type { ComponentProps } from 'react'
import { jsx } from 'react/jsx-runtime'
import { cva } from 'class-variance-authority'
import { memoizeVariants } from '../variants/memoize-variants.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  size: {
    lead: 'text-lead font-medium',
    subtitle: 'text-subtitle font-medium',
    title: 'text-title font-medium',
    heading: 'headline-type text-heading',
    headline: 'headline-type text-headline',
    display: 'headline-type text-display',
    hero: 'headline-type text-hero',
  },
}

const heading = memoizeVariants(
  cva('min-w-0 text-balance wrap-break-word', {
    variants,
  }),
)

const sizeOfLevel = {
  1: 'headline',
  2: 'heading',
  3: 'title',
  4: 'subtitle',
  5: 'lead',
  6: 'lead',
} as const

// To concatenate the name for each heading takes longer.
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

/** The level of a heading, 1 to 6. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type HeadingProps = ComponentProps<'h2'> & {
  /** Its place in the outline of the page, independent of its size. Default 2. */
  level?: HeadingLevel | undefined
  /** The step of the type scale; "heading" and larger use the display typeface. Default by level, "headline" to "lead". */
  size?: 'lead' | 'subtitle' | 'title' | 'heading' | 'headline' | 'display' | 'hero' | undefined
}

/** A heading whose level and size are independent: the level follows the outline of the page, the size the design. */
export function Heading({ level = 2, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Heading', variants, { size })
  rest.className = heading({ size }, rest.className)
  // Not JSX, which copies the props.
  return jsx(tags[level], rest)
}
