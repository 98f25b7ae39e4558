import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router'
import { isTyping } from '../../lib/page-key.ts'
import { useEditedPage } from '../document/document-context.ts'
import { useMoveLesson } from './use-move-lesson.ts'

/** The keys of the editor: publish, "already saved", and moving the chosen lesson. */
export function useCourseKeys(onPublish: () => void): void {
  const { t } = useLingui()
  const { session } = useEditedPage()
  const { lessonId } = useParams()
  const { moveBy } = useMoveLesson()
  const showToast = useSetAtom(showToastAtom)
  const save = async () => {
    const isSaved = await session.flush()
    showToast(
      isSaved
        ? { tone: 'success', message: t`Everything is saved already. It is saved while you type.` }
        : { tone: 'warning', message: t`Not everything could be saved. It is kept on this device.` },
    )
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (event.defaultPrevented || event.isComposing || shiftKey || document.querySelector('dialog:modal'))
      return
    const isCommand = ctrlKey !== metaKey && !altKey
    if (isCommand && key === 'Enter') onPublish()
    else if (isCommand && event.code === 'KeyS') void save()
    else if (altKey && !ctrlKey && !metaKey && lessonId !== undefined && !isTyping(target)) {
      if (key === 'ArrowUp') moveBy(lessonId, -1)
      else if (key === 'ArrowDown') moveBy(lessonId, 1)
      else return
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
