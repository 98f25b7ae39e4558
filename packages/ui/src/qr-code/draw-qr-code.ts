import { encode } from 'uqr'

export type QrDrawing = {
  /** Modules per side, without the quiet zone. */
  size: number
  /** One path of all dark modules, one unit per module, with the even-odd fill rule. */
  d: string
}

const eye = 7

const roundedSquare = (x: number, y: number, side: number, radius: number): string => {
  const straight = side - 2 * radius
  const corner = (toX: number, toY: number) => `a${radius} ${radius} 0 0 1 ${toX} ${toY}`
  return [
    `M${x + radius} ${y}h${straight}${corner(radius, radius)}v${straight}${corner(-radius, radius)}`,
    `h${-straight}${corner(-radius, -radius)}v${-straight}${corner(radius, -radius)}z`,
  ].join('')
}

/** One of the three finder patterns: a ring around a dot, with slightly rounded corners. */
const finder = (x: number, y: number): string =>
  roundedSquare(x, y, eye, 1.25) + roundedSquare(x + 1, y + 1, 5, 0.75) + roundedSquare(x + 2, y + 2, 3, 0.5)

/**
 * The QR code of a text with error correction level Q (a quarter of it may be damaged), so that a folded or worn
 * ticket can be scanned. Adjacent modules of a row are one shape, so that no hairlines appear between them.
 */
export function drawQrCode(value: string): QrDrawing {
  const { data, size } = encode(value, { ecc: 'Q', border: 0 })
  const far = size - eye
  const isFinder = (x: number, y: number) => (y < eye && (x < eye || x >= far)) || (y >= far && x < eye)
  const runs = data.flatMap((row, y) => {
    const found: string[] = []
    let from = 0
    for (let x = 0; x <= size; x += 1) {
      if (row[x] === true && !isFinder(x, y)) continue
      if (x > from) found.push(`M${from} ${y}h${x - from}v1h${from - x}z`)
      from = x + 1
    }
    return found
  })
  return { size, d: finder(0, 0) + finder(far, 0) + finder(0, far) + runs.join('') }
}
