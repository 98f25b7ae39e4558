import { findControl, wordsBy, type FieldWords } from '../testing/find-field.ts'
import { findOne, need, wordsOf } from '../testing/find-one.ts'

export type DroppedFileParts = {
  /** The button that takes it back, where it can be. */
  remove: HTMLButtonElement | null
  /** How far it was sent, from 0 to 1; null where it is not on its way. */
  progress: number | null
  /** What went wrong with it. */
  error: string
}

export type FileDropParts = FieldWords & {
  /** Put files into it, or drop them on it. */
  input: HTMLInputElement
  /** The names of the files taken so far. */
  files: () => string[]
  /** One of them by its name. Throws where it is not among them. */
  file: (name: string) => DroppedFileParts
}

/** The `FileDrop` with a label. Throws where there is none. */
export function findFileDrop(container: ParentNode, label: string): FileDropParts {
  const input = findControl(
    container.querySelectorAll<HTMLInputElement>('input[type="file"]'),
    'place for files',
    label,
  )
  const whole = need(input.parentElement?.parentElement, `“${label}” has lost its place.`)
  const rows = () => whole.querySelectorAll('li')
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
