import type { ComponentProps } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  shape: {
    line: 'h-4 w-full rounded-media',
    'short-line': 'h-4 w-2/5 rounded-media',
    title: 'h-7 w-3/4 rounded-media',
    heading: 'h-10 w-1/2 rounded-media',
    circle: 'size-10 shrink-0 rounded-pill',
    control: 'h-12 w-full rounded-control',
    portrait: 'aspect-4/5 w-full rounded-media',
    landscape: 'aspect-8/5 w-full rounded-media',
    wide: 'aspect-video w-full rounded-media',
  },
}

const skeleton = cva('skeleton-breath block bg-line/60', {
  variants,
  defaultVariants: { shape: 'line' },
})

export type SkeletonProps = ComponentProps<'span'> & Pick<VariantProps<typeof skeleton>, 'shape'>

/**
 * A placeholder in the shape of loading content, so that nothing shifts when it arrives. Hidden from assistive
 * technology: mark the region `aria-busy` and say in words what is loading.
 */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Skeleton', variants, { shape })
  return <span aria-hidden="true" className={cx(className, skeleton({ shape }))} {...rest} />
}
