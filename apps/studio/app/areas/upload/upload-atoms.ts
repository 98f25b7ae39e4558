import { atom } from 'jotai'
import type { LeftOutReason } from './drop-lessons.ts'
import type { CaptionProblem } from './srt-to-webvtt.ts'
import type { UploadList } from './upload-list.ts'
import type { Upload } from './upload.ts'

/** Remembers that this browser has uploads, so that the next page loads what shows them. */
const hasUploadsKey = 'studio:uploads'

/** The uploads of this browser, oldest first. */
export const uploadsAtom = atom<readonly Upload[]>([])

/** The list that changes them, once it is loaded. */
export const uploadListAtom = atom<UploadList | null>(null)

/** Whether the panel is open. */
export const isPanelOpenAtom = atom(false)

/** A file that was dropped and is not used, with the reason: the server’s message or one of ours. */
export type LeftOutFile = {
  name: string
  reason: LeftOutReason | CaptionProblem | { message: string }
}

/** The files that were left out since the panel was cleared. */
export const leftOutAtom = atom<readonly LeftOutFile[]>([])

const wasNeededAtom = atom(hasRemembered())

/** Whether the panel and the list are loaded: there are uploads, or were when this browser had the studio open last. */
export const areUploadsNeededAtom = atom(
  (get) => get(wasNeededAtom),
  (_get, set) => set(wasNeededAtom, true),
)

function hasRemembered(): boolean {
  try {
    return localStorage.getItem(hasUploadsKey) !== null
  } catch {
    return false
  }
}

/** Remembers whether there are uploads that the next page should show. */
export function rememberUploads(hasUploads: boolean): void {
  try {
    if (hasUploads) localStorage.setItem(hasUploadsKey, '1')
    else localStorage.removeItem(hasUploadsKey)
  } catch {
    // Without storage the next page shows them when the panel is opened.
  }
}
