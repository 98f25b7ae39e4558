import type { ComponentProps } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { checkVariants } from '../development/check-variants.ts'
import { focalClasses, type FocalPoint } from './focal-point.ts'

export type { FocalPoint } from './focal-point.ts'

const variants = {
  fit: {
    natural: 'h-auto w-full',
    cover: 'size-full object-cover object-[var(--chignon-focal-x,50%)_var(--chignon-focal-y,50%)]',
  },
}

// Dimmed in the dark theme, also on pages without the package's reset.
const image = cva('relative block [filter:brightness(var(--picture-brightness,1))]', {
  variants,
  defaultVariants: { fit: 'natural' },
})

const frame = cva('relative isolate block overflow-clip bg-surface', {
  variants: { fit: { natural: '', cover: 'size-full' } },
})

/** Other sizes of a picture in one format. */
export type PictureSource = {
  /** A media type such as `image/avif`. */
  readonly type: string
  readonly srcset: string
}

export type PictureProps = Omit<ComponentProps<'span'>, 'children'> &
  Pick<VariantProps<typeof image>, 'fit'> & {
    /** URL of a size that every browser can show. */
    src: string
    /** Further sizes, best format first. */
    sources?: readonly PictureSource[] | undefined
    /** How wide the picture is on the page, like the attribute of `<img>`. Default `100vw`. */
    sizes?: string | undefined
    /** Pixels; with `height` it sets the proportions before the picture has loaded. */
    width: number
    /** Pixels. */
    height: number
    /** What the picture shows. Empty for decoration. */
    alt: string
    /** The point that stays visible where `fit="cover"` crops the picture. Default its centre. */
    focalPoint?: FocalPoint | undefined
    /** A picture of a few pixels as a `data:` URL; it is shown blurred until the picture has loaded. */
    placeholder?: string | undefined
    /** Loads eagerly with high priority: for the main picture of a page. */
    isPriority?: boolean | undefined
  }

/** An uploaded photograph in the size and format that suit the screen, over a blurred placeholder that needs no script. */
export function Picture({
  src,
  sources,
  sizes = '100vw',
  width,
  height,
  alt,
  placeholder,
  isPriority = false,
  focalPoint,
  fit,
  className,
  ...rest
}: PictureProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Picture', variants, { fit })
  return (
    <span className={cx(className, frame({ fit }), focalPoint && focalClasses(focalPoint))} {...rest}>
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-110 object-cover object-[var(--chignon-focal-x,50%)_var(--chignon-focal-y,50%)] blur-lg"
        />
      )}
      <picture>
        {sources?.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          className={image({ fit })}
        />
      </picture>
    </span>
  )
}
