import { Fragment } from 'react'

/** A part of a text, as UTF-16 offsets: `text.slice(start, end)`. */
export type TextMark = { start: number; end: number }

export type MarkedTextProps = {
  text: string
  /** What matches, in the order of the text, never overlapping. None leaves the text as it is. */
  marks: readonly TextMark[]
}

/** A text with the words that were searched for marked: a brass line under them, in whatever type they stand. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-[0.2em]">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
