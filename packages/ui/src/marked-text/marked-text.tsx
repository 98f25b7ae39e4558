import type { ComponentProps } from 'react'

/** A part of a text, as UTF-16 offsets: `text.slice(start, end)`. */
export type TextMark = { start: number; end: number }

export type MarkedTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  text: string
  /** What matches, in the order of the text, never overlapping. None leaves the text as it is. */
  marks: readonly TextMark[]
}

/** A text with the words that were searched for marked: a brass line under them, in whatever type they stand. */
export function MarkedText({ text, marks, ...rest }: MarkedTextProps) {
  return (
    // Each part is an element: page translators move texts, and React must still find its place beside them.
    <span {...rest}>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          <span>{text.slice(marks[index - 1]?.end ?? 0, start)}</span>
          <mark className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-[0.2em]">
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      <span>{text.slice(marks.at(-1)?.end ?? 0)}</span>
    </span>
  )
}
