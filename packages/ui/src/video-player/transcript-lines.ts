import type { CuePlacement } from './cue-placement.ts'

/** A line of the transcript with its time range. */
export type TranscriptLine = {
  readonly id: string
  /** Seconds. */
  readonly start: number
  readonly end: number
  /** May have several lines. */
  readonly text: string
  /** Where it is shown over the picture. Default at the bottom. */
  readonly placement?: CuePlacement | undefined
}

/** All lines of a time: captions may overlap. */
export const linesAt = (lines: readonly TranscriptLine[], time: number): readonly TranscriptLine[] =>
  lines.filter(({ start, end }) => time >= start && time < end)

/** The line to highlight: in a pause the previous one. */
export const lastLineAt = (lines: readonly TranscriptLine[], time: number): TranscriptLine | undefined =>
  lines.findLast(({ start }) => time >= start)
