import type { DrawingPoint } from './drawing-stroke.ts'

/** A tenth of a percent of the picture is not visible. */
const tolerance = 0.001

const round = (share: number): number => Math.round(share * 10_000) / 10_000

/** The distance of a point from the line between two others. */
function distanceFromLine([x, y]: DrawingPoint, [ax, ay]: DrawingPoint, [bx, by]: DrawingPoint): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** The points that the line needs to stay within a distance of all of them, by Ramer, Douglas and Peucker. */
function withinDistance(points: readonly DrawingPoint[], distance: number): DrawingPoint[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  const distances = points.map((point) => distanceFromLine(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest <= distance) return [first, last]
  const at = distances.indexOf(farthest)
  return [
    ...withinDistance(points.slice(0, at + 1), distance).slice(0, -1),
    ...withinDistance(points.slice(at), distance),
  ]
}

/** The same line with at most `max` points, each rounded to what is visible. */
export function simplifyPoints(points: readonly DrawingPoint[], max: number): DrawingPoint[] {
  const simple = withinDistance(points, tolerance)
  // A long scribble keeps every other of its points, or fewer.
  const step = Math.max(1, (simple.length - 1) / Math.max(1, max - 1))
  const count = Math.min(simple.length, max)
  const kept = Array.from({ length: count }, (_, index) => simple[Math.round(index * step)])
  return kept.flatMap((point): DrawingPoint[] => (point ? [[round(point[0]), round(point[1])]] : []))
}
