import type { ComponentProps } from 'react'
import { cva, cx } from 'class-variance-authority'
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
  /** Pixels; with `height` it sets the proportions before the picture has loaded. */
  width: number
  /** Pixels. */
  height: number
  /** What the picture shows. Default empty: a drawn cover is decorative and its title is next to it. */
  alt?: string | undefined
  /** Loads eagerly with high priority: for the main picture of a page. */
  isPriority?: boolean | undefined
  /** The colourway of the cover: its placeholder colour is shown while the picture loads. */
  colourway?: Colourway | undefined
}

/** The cover picture of a card or a page: drawn from a slug, or uploaded. It is as wide as its container. */
export function Cover({ alt = '', isPriority = false, colourway, className, ...rest }: CoverProps) {
  return (
    <img
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      data-colourway={colourway}
      className={cx(className, cover({ colourway: colourway ?? 'none' }))}
      {...rest}
    />
  )
}
