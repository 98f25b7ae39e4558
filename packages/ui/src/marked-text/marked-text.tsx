import type { ComponentProps } from 'react'

/** A part of a text as UTF-16 offsets: `text.slice(start, end)`. */
export type TextMark = { start: number; end: number }

export type MarkedTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  text: string
  /** Matches in the order of the text, not overlapping. An empty list leaves the text as it is. */
  marks: readonly TextMark[]
}

/** A text in which the search terms are marked by a brass underline, in any type style. */
export function MarkedText({ text, marks, ...rest }: MarkedTextProps) {
  return (
    // Each part is an element, because page translators move text nodes and React must still find its position.
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
