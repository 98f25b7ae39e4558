import type { ComponentProps } from 'react'
import { jsx } from 'react/jsx-runtime'
import { cva } from 'class-variance-authority'
import { Slot } from '../as-child/slot.ts'
import { memoizeVariants } from '../variants/memoize-variants.ts'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  variant: {
    overline: 'overline-label',
    caption: 'text-caption',
    small: 'text-small',
    body: 'text-body',
    lead: 'text-lead',
    subtitle: 'text-subtitle',
    title: 'text-title',
    heading: 'headline-type text-heading',
    headline: 'headline-type text-headline',
    display: 'headline-type text-display',
    hero: 'headline-type text-hero',
  },
  tone: {
    inherit: null,
    neutral: 'text-text',
    muted: 'text-text-muted',
    accent: 'text-accent',
    info: 'text-info',
    success: 'text-success',
    warning: 'text-warning',
    error: 'text-error',
  },
  weight: { regular: 'font-normal', medium: 'font-medium', bold: 'font-bold' },
  align: { start: 'text-start', center: 'text-center', end: 'text-end' },
  maxLines: {
    1: 'line-clamp-1 wrap-anywhere',
    2: 'line-clamp-2 wrap-anywhere',
    3: 'line-clamp-3 wrap-anywhere',
    4: 'line-clamp-4 wrap-anywhere',
    5: 'line-clamp-5 wrap-anywhere',
    6: 'line-clamp-6 wrap-anywhere',
  },
  hasTabularNumbers: { true: 'tabular-nums' },
  hyphens: { manual: 'hyphens-manual', auto: 'wrap-anywhere hyphens-auto' },
}

const text = memoizeVariants(
  cva('', {
    variants,
  }),
)

export type TextProps = ComponentProps<'span'> & {
  /** The step of the type scale; "heading" and larger use the display typeface. Default "body". */
  variant?:
    | 'overline'
    | 'caption'
    | 'small'
    | 'body'
    | 'lead'
    | 'subtitle'
    | 'title'
    | 'heading'
    | 'headline'
    | 'display'
    | 'hero'
    | undefined
  /** Colour by meaning. Default "inherit": that of the surroundings. */
  tone?: 'inherit' | 'neutral' | 'muted' | 'accent' | 'info' | 'success' | 'warning' | 'error' | undefined
  /** Default that of the variant. */
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** Alignment of the lines. Default that of the surroundings. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Number of lines after which the text ends with an ellipsis. Default all. */
  maxLines?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Gives all digits the same width, so that numbers below each other align. Default false. */
  hasTabularNumbers?: boolean | undefined
  /** Whether long words are hyphenated by the rules of their language, for narrow columns. Default "manual". */
  hyphens?: 'manual' | 'auto' | undefined
  /** The element. Default "p". */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'figcaption' | 'li' | undefined
  /** Renders the only child with the style: for labels, links and times. */
  asChild?: boolean | undefined
}

/** Text in a step of the type scale. Use `Heading` for headings and `Prose` for documents. */
export function Text({
  variant = 'body',
  tone,
  weight,
  align,
  maxLines,
  hasTabularNumbers,
  hyphens,
  as = 'p',
  asChild = false,
  ...rest
}: TextProps) {
  if (process.env.NODE_ENV !== 'production')
    checkVariants('Text', variants, { variant, tone, weight, align, maxLines, hyphens })
  rest.className = text(
    { variant, tone, weight, align, maxLines, hasTabularNumbers, hyphens },
    rest.className,
  )
  // Not JSX, which copies the props.
  return jsx(asChild ? Slot : as, rest)
}
