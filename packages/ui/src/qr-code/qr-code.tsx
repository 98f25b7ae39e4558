import type { ComponentProps } from 'react'
import { cx } from 'class-variance-authority'
import { drawQrCode } from './draw-qr-code.ts'

/** Quiet zone around the code, in modules. */
const quiet = 4

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** The encoded text: an address, or a ticket's code. A few hundred characters at most. */
  value: string
  /** Accessible name: "QR code of ticket CH-2027-0142". */
  label: string
}

/**
 * A QR code as one SVG path, sharp at any size and in print. It is dark on light in both themes and keeps its quiet
 * zone, because not every scanner reads inverted codes. Always show the same value as text beside it.
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
        className,
        'block aspect-square max-w-full [print-color-adjust:exact] forced-color-adjust-none',
      )}
      {...rest}
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} className="fill-on-picture" />
      <path d={d} fillRule="evenodd" className="fill-picture-shade" />
    </svg>
  )
}
