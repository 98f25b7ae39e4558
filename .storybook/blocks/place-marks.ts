/** Physical px within the stage: a mark stands by its part, whichever way text runs. */
export type Box = { x: number; y: number; width: number; height: number }

/** The centre of a mark and the point of its part that its line leads to. */
export type Mark = { x: number; y: number; toX: number; toY: number }

/** From the part's edge to the mark's centre, and the mark's own radius. */
const reach = 18
const radius = 10

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const roundOf = ({ x, y }: Mark): Box => ({
  x: x - radius,
  y: y - radius,
  width: radius * 2,
  height: radius * 2,
})

const lineOf = ({ x, y, toX, toY }: Mark): Box => ({
  x: Math.min(x, toX),
  y: Math.min(y, toY),
  width: Math.max(1, Math.abs(toX - x)),
  height: Math.max(1, Math.abs(toY - y)),
})

const isWithin = (inner: Box, outer: Box): boolean =>
  inner !== outer && overlap(inner, outer) >= inner.width * inner.height

/** Where the mark of `part` could stand, clear of `edge`: beside the middle of each side, and over or under its corners. */
function candidates(part: Box, edge: Box): Mark[] {
  const { x, y, width, height } = part
  const corner = Math.min(radius, width / 2)
  const middle = y + height / 2
  return [
    { x: edge.x - reach, y: middle, toX: x, toY: middle },
    { x: edge.x + edge.width + reach, y: middle, toX: x + width, toY: middle },
    ...[x + width / 2, x + corner, x + width - corner].flatMap((toX) => [
      { x: toX, y: edge.y - reach, toX, toY: y },
      { x: toX, y: edge.y + edge.height + reach, toX, toY: y + height },
    ]),
  ]
}

/**
 * One mark for each part: within `area`, and as far as there is room clear of the other marks and of `ink`, what is
 * drawn and written. The shorter the line the better.
 */
export function placeMarks(parts: readonly Box[], area: Box, ink: readonly Box[]): Mark[] {
  const placed: Mark[] = []
  for (const part of parts) {
    const holders = parts.filter((other) => isWithin(part, other))
    const others = parts.filter((other) => other !== part && !holders.includes(other))
    const cost = (mark: Mark): number => {
      const round = roundOf(mark)
      const line = lineOf(mark)
      const isAstride = holders.some((holder) => overlap(round, holder) > 0 && !isWithin(round, holder))
      const on = (boxes: readonly Box[], what: Box) => boxes.reduce((sum, one) => sum + overlap(what, one), 0)
      const outside = round.width * round.height - overlap(round, area)
      return (
        outside * 8 +
        on(placed.map(roundOf), round) * 16 +
        on(ink, round) * 4 +
        on(ink, line) * 2 +
        on(others, round) +
        Number(isAstride) * 400 +
        line.width +
        line.height
      )
    }
    const all = [part, ...holders].flatMap((edge) => candidates(part, edge))
    const [best] = all.toSorted((a, b) => cost(a) - cost(b))
    if (best) placed.push(best)
  }
  return placed
}
