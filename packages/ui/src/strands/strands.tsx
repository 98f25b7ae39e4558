'use client'
import type { ComponentProps } from 'react'
import { cva, cx } from 'class-variance-authority'
import { useServerRendered } from '../hydration/use-server-rendered.ts'
import { drawStrands, type StrandsOptions } from '../strand/backdrop.ts'

const tone = cva('', {
  variants: {
    tone: {
      a: 'stroke-strand-a',
      b: 'stroke-strand-b',
      mix: 'stroke-strand-mix',
      light: 'stroke-strand-light',
    },
  },
})

export type StrandsProps = Omit<ComponentProps<'svg'>, 'width' | 'height' | 'children'> &
  StrandsOptions & {
    /** Sways into place once on entry. */
    isSwaying?: boolean | undefined
  }

/**
 * Strands behind a hero, a band or an empty page, in the theme's colours. Decorative: hidden from assistive
 * technology. They fill the box given by the class, stay on the end side, and are mirrored in rtl text.
 */
export function Strands({
  seed,
  coiffure,
  width,
  height,
  count,
  reach,
  isSwaying = false,
  className,
  ...rest
}: StrandsProps) {
  const strands = drawStrands({
    seed,
    coiffure,
    width,
    height,
    ...(count === undefined ? {} : { count }),
    ...(reach === undefined ? {} : { reach }),
  })
  // Drawing takes up to 50 ms, and hydration leaves the attributes of the document as they are.
  const isDrawn = useServerRendered([coiffure, width, height, count, reach, seed].join('/'))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={cx(className, 'pointer-events-none block rtl:-scale-x-100')}
      {...rest}
    >
      <g className={isSwaying ? 'strands-sway' : undefined}>
        {strands.map((strand) => (
          <path
            key={`${strand.tone}/${strand.width}/${strand.opacity}`}
            d={isDrawn ? undefined : strand.d}
            suppressHydrationWarning
            strokeWidth={strand.width}
            opacity={strand.opacity}
            className={tone({ tone: strand.tone })}
          />
        ))}
      </g>
    </svg>
  )
}
