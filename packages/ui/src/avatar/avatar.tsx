'use client'
import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { colourways, palettes } from '../strand/colourway.ts'
import { hash } from '../strand/random.ts'
import { initials } from './initials.ts'

const avatar = cva('relative isolate inline-block shrink-0 overflow-hidden rounded-pill align-middle', {
  variants: {
    size: {
      small: 'size-8',
      medium: 'size-10',
      large: 'size-16',
      huge: 'size-24',
    },
  },
  defaultVariants: { size: 'medium' },
})

/** Hairlines falling past the initials, at these places of a box of 40. */
const hairs = [3, 7, 10, 14, 19, 25, 32]

export type AvatarProps = Omit<ComponentProps<'span'>, 'children' | 'role'> &
  Pick<VariantProps<typeof avatar>, 'size'> & {
    /** The person's whole name: gives the initials, their colourway, and the picture's text. */
    name: string
    /** Address of a square picture. While it loads, and where it fails, the initials show. */
    src?: string | null | undefined
    /** True where the name is written beside it, so that it is not heard twice. Default false. */
    isDecorative?: boolean
  }

/** A picture that failed, be it before scripts ran, would show the browser's broken sign over the initials. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete) image.hidden = image.naturalWidth === 0
}

/** A person: a round picture, else initials on strands in the colourway that the name chooses. */
export function Avatar({ name, src, size, isDecorative = false, className, ...rest }: AvatarProps) {
  const colourway = colourways[hash(name) % colourways.length] ?? 'brass'
  const { ground, tones, ink } = palettes[colourway]
  return (
    <span
      className={avatar({ size, className })}
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
        <img
          // Another picture is another element: this one may have been hidden.
          key={src}
          ref={hideIfBroken}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={(event) => hideIfBroken(event.currentTarget)}
        />
      )}
    </span>
  )
}
