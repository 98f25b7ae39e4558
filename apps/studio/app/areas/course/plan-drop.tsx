import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { maxLessons } from '@chignon/contract/catalogue/catalogue-rules'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom, useStore } from 'jotai'
import { useEditedPage } from '../document/document-context.ts'
import { lastPosition } from '../document/positions.ts'
import type { ChosenFile } from '../upload/file-handle.ts'
import { lessonExtensions } from '../upload/file-kinds.ts'
import { useDropLessons } from '../upload/use-drop-lessons.ts'
import { VideoDrop } from '../upload/video-drop.tsx'
import { useEditedCourse } from './course-context.ts'

/** Makes lessons of videos that are dropped on the plan, named by their files, with the captions that are named alike. */
export function PlanDrop() {
  const { t } = useLingui()
  const { id: courseId, session } = useEditedCourse()
  const { locale } = useEditedPage()
  const showToast = useSetAtom(showToastAtom)
  const store = useStore()
  const lessons = () => store.get(session.documentAtom).lessons
  const addLessons = async (names: string[]): Promise<string[]> => {
    const first = lastPosition(lessons())
    const added = names.map((name, index) => ({
      id: crypto.randomUUID(),
      value: { position: first + index, name: { [locale]: name }, is_free: false, chapters: {} },
    }))
    session.changeAll(added.map(({ id, value }) => ({ path: `lessons.${id}`, value })))
    // A video belongs to a lesson that the server has.
    if (!(await session.flush())) throw new Error('The lessons are not saved.')
    return added.map(({ id }) => id)
  }
  const maxNew = () => maxLessons - Object.keys(lessons()).length
  const { drop, isBusy } = useDropLessons({ courseId, maxLessons: maxNew(), addLessons })
  const start = async (files: readonly ChosenFile[]) => {
    try {
      await drop(files)
    } catch {
      const message = t`The lessons are not saved yet, so their videos wait. Drop them again once you are online.`
      showToast({ tone: 'warning', message })
    }
  }
  return (
    <VideoDrop
      label={t`Drop videos here`}
      hint={t`Each becomes a lesson, named by its file. Captions (VTT, SRT) with the same names come along.`}
      extensions={lessonExtensions}
      isMultiple
      isBusy={isBusy}
      onFiles={(files) => void start(files)}
    />
  )
}
