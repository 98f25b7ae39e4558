import { ProblemError } from '@chignon/app-kit/data/problem-error'

/** Loads a file. Rejects with a `ProblemError` if the server says why it refuses it. */
export async function fetchFile(href: string, name: string): Promise<File> {
  const response = await fetch(href)
  if (!response.ok) {
    const { problem } = await import('@chignon/contract/platform/problem')
    const { data } = problem.safeParse(await response.json().catch(() => null))
    throw data ? new ProblemError(response.status, data) : new Error(`${href} answered ${response.status}`)
  }
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}

/** The result: shared or cancelled, saved where files cannot be shared, or refused because the press was too long ago. */
export type FileOutcome = 'done' | 'too-late'

/** Opens the system's share dialog with a file; saves it where there is none. */
export async function shareFile(file: File): Promise<FileOutcome> {
  if (!('canShare' in navigator) || !navigator.canShare({ files: [file] })) {
    saveFile(file)
    return 'done'
  }
  try {
    await navigator.share({ files: [file] })
    return 'done'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'done'
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'too-late'
    throw error
  }
}

/** Saves a file as the browser saves downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
