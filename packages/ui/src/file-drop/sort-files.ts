import { accepts } from './accepts.ts'

/** Selected files by what becomes of them. */
export type SortedFiles = {
  taken: readonly File[]
  /** Files of a kind that is not accepted. */
  rejected: readonly File[]
  /** Files after the first where only one can be selected. */
  extra: readonly File[]
}

/** Sorts files by an input's `accept` and `multiple`. */
export function sortFiles(
  files: readonly File[],
  { accept, multiple }: { accept: string; multiple: boolean },
): SortedFiles {
  const accepted = files.filter((file) => accepts(file, accept))
  return {
    taken: multiple ? accepted : accepted.slice(0, 1),
    rejected: files.filter((file) => !accepted.includes(file)),
    extra: multiple ? [] : accepted.slice(1),
  }
}

/** Selects files in a file input. jsdom can only empty it. */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (files.length === 0) input.value = ''
  else if (typeof DataTransfer !== 'undefined') {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
  }
}
