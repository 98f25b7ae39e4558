import type { ComponentProps } from 'react'
import { cva } from 'class-variance-authority'
import type { Colourway } from '../strand/colourway.ts'

const cover = cva('block h-auto w-full object-cover', {
  variants: {
    colourway: {
      brass: 'bg-cover-brass',
      umber: 'bg-cover-umber',
      copper: 'bg-cover-copper',
      ash: 'bg-cover-ash',
      sage: 'bg-cover-sage',
      rose: 'bg-cover-rose',
      ink: 'bg-cover-ink',
      linen: 'bg-cover-linen',
      none: 'bg-surface',
    },
  },
})

export type CoverProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'loading'> & {
  src: string
  /** Pixels; with `height` it gives the picture's proportions before it has loaded. */
  width: number
  /** Pixels. */
  height: number
  /** What the picture shows. Default empty: a drawn cover is an ornament and its title stands beside it. */
  alt?: string | undefined
  /** Loads at once and first: for the one picture that leads a page. */
  isPriority?: boolean | undefined
  /** The colours the cover was drawn in: its tiny colour holds the place while the picture loads. */
  colourway?: Colourway | undefined
}

/** A picture that leads a card or a page: drawn from a slug, or the owner's own. It is as wide as its place. */
export function Cover({ alt = '', isPriority = false, colourway, className, ...rest }: CoverProps) {
  return (
    <img
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      data-colourway={colourway}
      className={cover({ colourway: colourway ?? 'none', className })}
      {...rest}
    />
  )
}
