/** A kind of text formatting. */
export type Mark = 'bold' | 'italic' | 'link' | 'list' | 'quote'

const around: Partial<Record<Mark, [before: string, after: string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
}

const lineStarts: Partial<Record<Mark, string>> = { list: '- ', quote: '> ' }

/** A text with a selection. */
export type Selected = { text: string; start: number; end: number }

/** Marks the selection, or its lines. Afterwards the marked text is selected; for a link, the place where its address goes. */
export function insertMarks({ text, start, end }: Selected, mark: Mark): Selected {
  const selected = text.slice(start, end)
  const [before, after] = around[mark] ?? ['', '']
  if (before) {
    const marked = text.slice(0, start) + before + selected + after + text.slice(end)
    const from = start + before.length
    if (mark !== 'link' || selected === '') return { text: marked, start: from, end: from + selected.length }
    return { text: marked, start: from + selected.length + 2, end: from + selected.length + after.length - 1 }
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const prefix = lineStarts[mark] ?? ''
  const lines = text.slice(lineStart, end).replaceAll(/^/gm, prefix)
  return {
    text: text.slice(0, lineStart) + lines + text.slice(end),
    start: lineStart,
    end: lineStart + lines.length,
  }
}
