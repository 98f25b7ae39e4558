import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { drawQrCode } from './draw.ts'

/** The quiet zone a reader needs round the code, in modules. */
const quiet = 4

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** What a reader gets: an address, or a ticket's code. At most a few hundred characters. */
  value: string
  /** What is heard: "QR code of ticket CH-2027-0142". */
  label: string
}

/**
 * A QR code, drawn as one SVG path: sharp at any size, on paper too. It is dark on light in every theme and keeps
 * its quiet zone, for not every reader knows it inverted. Always write the same value in words beside it.
 */
export function QrCode({ value, label, className, ...rest }: QrCodeProps) {
  const { size, d } = drawQrCode(value)
  const side = size + 2 * quiet
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="geometricPrecision"
      className={cx(
        'block aspect-square max-w-full [print-color-adjust:exact] forced-color-adjust-none',
        className,
      )}
      {...rest}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} className="fill-on-picture" />
      <path d={d} fillRule="evenodd" className="fill-picture-shade" />
    </svg>
  )
}
