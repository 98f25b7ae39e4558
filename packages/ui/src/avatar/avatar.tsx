'use client'
import type { ComponentProps } from 'react'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import { colourways, palettes } from '../strand/colourway.ts'
import { hash } from '../strand/random.ts'
import { initials } from './initials.ts'
import type { PictureSource } from '../picture/picture.tsx'
import { checkVariants } from '../development/check-variants.ts'

const variants = {
  size: {
    small: 'size-8',
    medium: 'size-10',
    large: 'size-16',
    huge: 'size-24',
  },
}

const avatar = cva('relative isolate inline-block shrink-0 overflow-hidden rounded-pill align-middle', {
  variants,
  defaultVariants: { size: 'medium' },
})

/** Horizontal positions of the hairlines behind the initials, in a box of 40. */
const hairs = [3, 7, 10, 14, 19, 25, 32]

export type AvatarProps = Omit<ComponentProps<'span'>, 'children' | 'role'> &
  Pick<VariantProps<typeof avatar>, 'size'> & {
    /** The person's full name: initials, colourway and alternative text derive from it. */
    name: string
    /** URL of a square picture. Initials show while it loads and if it fails. */
    src?: string | null | undefined
    /** The picture in further sizes, best format first. */
    sources?: readonly PictureSource[] | undefined
    /** How wide the avatar is on the page, like the attribute of `<img>`, for `sources`. Default `2.5rem`. */
    sizes?: string | undefined
    /** True if the name is visible next to it, so that it is not announced twice. Default false. */
    isDecorative?: boolean | undefined
  }

/**
 * Hides a picture that failed to load, also before hydration: the browser would draw its broken-image icon over the
 * initials.
 */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete) image.hidden = image.naturalWidth === 0
}

/** A person: a round picture, else initials over strands in a colourway derived from the name. */
export function Avatar({
  name,
  src,
  sources,
  sizes = '2.5rem',
  size,
  isDecorative = false,
  className,
  ...rest
}: AvatarProps) {
  if (process.env.NODE_ENV !== 'production') checkVariants('Avatar', variants, { size })
  const colourway = colourways[hash(name) % colourways.length] ?? 'brass'
  const { ground, tones, ink } = palettes[colourway]
  return (
    <span
      className={cx(className, avatar({ size }))}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-full select-none">
        <path fill={ground[0]} d="M0 0h40v40H0z" />
        <g fill="none" stroke={tones[0]} strokeWidth="0.5" opacity="0.55">
          {hairs.map((x) => (
            <path key={x} d={`M${x + 4} -1C${x - 6} 12 ${x + 12} 24 ${x - 2} 41`} />
          ))}
        </g>
        <text
          x="20"
          y="20"
          dy="0.36em"
          textAnchor="middle"
          fill={ink}
          fontSize="14"
          className="font-text font-medium"
        >
          {initials(name)}
        </text>
      </svg>
      {src && (
        // A new picture gets a new element, because this one may be hidden.
        <picture key={src}>
          {sources?.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            ref={hideIfBroken}
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
            onError={(event) => hideIfBroken(event.currentTarget)}
          />
        </picture>
      )}
    </span>
  )
}
