import type { listExportedNotes } from './note.queries.ts'

type ExportedNote = Awaited<ReturnType<typeof listExportedNotes>>[number]

// Some text editors recognize UTF-8 only by this mark.
const byteOrderMark = '\uFEFF'

/** Notes as a text file: under the name of each course its lessons, under each lesson its notes with their moments. */
export function notesText(notes: ExportedNote[]): string {
  const blocks = notes.flatMap((note, index) => {
    const previous = notes[index - 1]
    const isNewParent = previous?.parentId !== note.parentId
    return [
      ...(isNewParent ? [`${index === 0 ? '' : '\n\n'}${note.parentName}`] : []),
      ...(previous?.lessonId === note.lessonId ? [] : [`\n${note.lessonPosition}. ${note.lessonName}`]),
      `${momentText(note.moment)}  ${note.text.replaceAll(/\r?\n/g, '\n      ')}`,
    ]
  })
  return `${byteOrderMark}${blocks.join('\n')}\n`
}

// 62 is 1:02. As in the player, times have Latin digits in every language.
function momentText(moment: number): string {
  return `${Math.floor(moment / 60)}:${String(moment % 60).padStart(2, '0')}`
}
