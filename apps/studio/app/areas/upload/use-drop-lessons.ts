import { whenIdle } from '@chignon/app-kit/browser/when-idle'
import { fallbackLocale } from '@chignon/contract/platform/locale'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { addCaptions } from './add-captions.ts'
import { planLessons, type PlannedLesson } from './drop-lessons.ts'
import type { ChosenFile } from './file-handle.ts'
import { isPanelOpenAtom, leftOutAtom, type LeftOutFile } from './upload-atoms.ts'
import { useLoadUploads } from './use-load-uploads.ts'

type DropLessons = {
  courseId: string
  /** How many lessons the course can still have. */
  maxLessons: number
  /** Adds lessons with these names to the end of the course. Resolves to their ids, in this order, once the server has them. */
  addLessons: (names: string[]) => Promise<string[]>
  /** The language of captions whose name has none. Default English. */
  firstLanguage?: string
}

/**
 * Makes lessons of dropped videos and captions: one for each video, in the natural order of their names. The uploads begin at once and
 * are shown in the panel, with the files that are left out.
 */
export function useDropLessons({
  courseId,
  maxLessons,
  addLessons,
  firstLanguage = fallbackLocale,
}: DropLessons) {
  const load = useLoadUploads()
  const openPanel = useSetAtom(isPanelOpenAtom)
  const setLeftOut = useSetAtom(leftOutAtom)
  const [isBusy, setIsBusy] = useState(false)
  // Someone who opens a course sees what is not done, also if it began on another device.
  const loadIdle = useEffectEvent(() => void load())
  useEffect(() => whenIdle(() => loadIdle()), [])
  const leaveOut = (files: readonly LeftOutFile[]) => {
    if (files.length > 0) setLeftOut((before) => [...before, ...files])
  }

  const upload = async (lesson: PlannedLesson<ChosenFile>, lessonId: string) => {
    const list = await load()
    const { name, video, captions } = lesson
    const videoId = await list.add({ lesson: { id: lessonId, name }, courseId, chosen: video })
    if (videoId !== null) leaveOut(await addCaptions(list, videoId, captions))
  }

  /** Resolves once the lessons are there; the uploads go on. Rejects if `addLessons` does. */
  const drop = async (files: readonly ChosenFile[]): Promise<void> => {
    if (files.length === 0) return
    setIsBusy(true)
    try {
      const { lessons, leftOut } = planLessons(files, { firstLanguage, maxLessons })
      leaveOut(leftOut)
      void load()
      openPanel(true)
      if (lessons.length === 0) return
      const ids = await addLessons(lessons.map(({ name }) => name))
      for (const [index, lesson] of lessons.entries()) {
        const id = ids[index]
        if (id !== undefined) void upload(lesson, id)
      }
    } finally {
      setIsBusy(false)
    }
  }
  return { drop, isBusy }
}
