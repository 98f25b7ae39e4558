import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type DroppedFileParts = {
  /** The button that removes it, if there is one. */
  remove: HTMLButtonElement | null
  /** Upload progress from 0 to 1; null if it is not being uploaded. */
  progress: number | null
  /** The error message. */
  error: string
}

export type FileDropParts = FieldWords & {
  /** The input; files can also be dropped on it. */
  input: HTMLInputElement
  /** The names of the selected files. */
  files: () => string[]
  /** A file by its name. Throws if there is none. */
  file: (name: string) => DroppedFileParts
}

/** The `FileDrop` with this label. Throws if there is none. */
export function findFileDrop(container: ParentNode, label: string): FileDropParts {
  const input = findControl(
    container.querySelectorAll<HTMLInputElement>('input[type="file"]'),
    'place for files',
    label,
  )
  const root = need(input.parentElement?.parentElement, `The file input “${label}” has no container.`)
  const rows = () => root.querySelectorAll('li')
  const fileNameOf = (row: Element) => wordsOf(row.querySelector('bdi'))
  return {
    input,
    files: () => [...rows()].map(fileNameOf),
    file: (name) => {
      const row = findOne(rows(), 'file', name, fileNameOf)
      return {
        remove: row.querySelector('button'),
        progress: row.querySelector('progress')?.value ?? null,
        error: wordsOf(row.querySelector('[aria-live]')),
      }
    },
    ...wordsBy(container, input),
  }
}
