/** Physical px within the canvas, regardless of the text direction. */
export type Box = { x: number; y: number; width: number; height: number }

/** The centre of a callout and the point on its part that its line ends at. */
export type Callout = { x: number; y: number; toX: number; toY: number }

/** Distance from the part's edge to the callout's centre, and the callout's radius, in px. */
const distance = 18
const radius = 10

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const boundsOf = ({ x, y }: Callout): Box => ({
  x: x - radius,
  y: y - radius,
  width: radius * 2,
  height: radius * 2,
})

const lineOf = ({ x, y, toX, toY }: Callout): Box => ({
  x: Math.min(x, toX),
  y: Math.min(y, toY),
  width: Math.max(1, Math.abs(toX - x)),
  height: Math.max(1, Math.abs(toY - y)),
})

const isWithin = (inner: Box, outer: Box): boolean =>
  inner !== outer && overlap(inner, outer) >= inner.width * inner.height

/** Possible callouts of `part` outside of `edge`: at the middle of each side, and above or below its corners. */
function candidates(part: Box, edge: Box): Callout[] {
  const { x, y, width, height } = part
  const corner = Math.min(radius, width / 2)
  const middle = y + height / 2
  return [
    { x: edge.x - distance, y: middle, toX: x, toY: middle },
    { x: edge.x + edge.width + distance, y: middle, toX: x + width, toY: middle },
    ...[x + width / 2, x + corner, x + width - corner].flatMap((toX) => [
      { x: toX, y: edge.y - distance, toX, toY: y },
      { x: toX, y: edge.y + edge.height + distance, toX, toY: y + height },
    ]),
  ]
}

/**
 * Places one callout per part. Prefers positions within `area`, clear of other callouts and of `obstacles` (text and
 * graphics), with short lines.
 */
export function placeCallouts(parts: readonly Box[], area: Box, obstacles: readonly Box[]): Callout[] {
  const placed: Callout[] = []
  for (const part of parts) {
    const containers = parts.filter((other) => isWithin(part, other))
    const others = parts.filter((other) => other !== part && !containers.includes(other))
    const cost = (callout: Callout): number => {
      const bounds = boundsOf(callout)
      const line = lineOf(callout)
      const crossesContainer = containers.some(
        (container) => overlap(bounds, container) > 0 && !isWithin(bounds, container),
      )
      const covered = (boxes: readonly Box[], by: Box) =>
        boxes.reduce((sum, box) => sum + overlap(by, box), 0)
      const outside = bounds.width * bounds.height - overlap(bounds, area)
      return (
        outside * 8 +
        covered(placed.map(boundsOf), bounds) * 16 +
        covered(obstacles, bounds) * 4 +
        covered(obstacles, line) * 2 +
        covered(others, bounds) +
        Number(crossesContainer) * 400 +
        line.width +
        line.height
      )
    }
    const all = [part, ...containers].flatMap((edge) => candidates(part, edge))
    const [best] = all.toSorted((a, b) => cost(a) - cost(b))
    if (best) placed.push(best)
  }
  return placed
}
