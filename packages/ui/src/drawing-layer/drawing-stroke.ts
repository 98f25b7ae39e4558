/** Across the picture: 0 to 1 of its width, 0 to 1 of its height. */
export type DrawingPoint = [x: number, y: number]

/** The colours of lines, each visible on every picture by its outline. */
export const drawingColours = ['brass', 'light', 'dark'] as const

export type DrawingColour = (typeof drawingColours)[number]

/** A line over a picture. It fits every size of the picture. */
export type DrawingStroke = {
  color: DrawingColour
  /** The width of the line, as a share of the picture's width. */
  width: number
  points: DrawingPoint[]
}
