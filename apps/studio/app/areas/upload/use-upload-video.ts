import { useSetAtom } from 'jotai'
import { reasonAgainst } from './drop-lessons.ts'
import type { ChosenFile } from './file-handle.ts'
import { hasCaptions } from './file-kinds.ts'
import { isPanelOpenAtom, leftOutAtom } from './upload-atoms.ts'
import { useLoadUploads } from './use-load-uploads.ts'

/** Uploads a video for a lesson that the server has. Opens the panel, which says so if the file is no video. */
export function useUploadVideo(courseId: string) {
  const load = useLoadUploads()
  const openPanel = useSetAtom(isPanelOpenAtom)
  const setLeftOut = useSetAtom(leftOutAtom)
  return async (lesson: { id: string; name: string }, chosen: ChosenFile): Promise<void> => {
    const { file } = chosen
    const reason = hasCaptions(file) ? 'other-kind' : reasonAgainst(file)
    openPanel(true)
    const list = await load()
    if (reason !== null) setLeftOut((before) => [...before, { name: file.name, reason }])
    else void list.add({ lesson, courseId, chosen })
  }
}
