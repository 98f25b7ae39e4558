import type { StaffExam } from '@chignon/contract/learning/staff-exam'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isTyping } from '../../lib/page-key.ts'
import { arePageKeysOnAtom } from '../../lib/page-keys-atom.ts'
import type { Photographs } from './use-photographs.ts'
import { readKey } from './review-keys.ts'
import type { ReviewSession } from './review-session.ts'

/** The field of a comment on an answer. */
export type CommentField = { questionId: string; element: HTMLTextAreaElement }

type ReviewKeysOptions = {
  exam: StaffExam
  session: ReviewSession
  isOpen: boolean
  onDecide: () => void
  onInsertText: (field: CommentField) => void
  photographs: Photographs
}

/** The keys of a review. The current question is the one with the focus, or else the one that had it last. */
export function useReviewKeys({
  exam: { questions, answers },
  session,
  isOpen,
  onDecide,
  onInsertText,
  photographs,
}: ReviewKeysOptions) {
  const areKeysOn = useAtomValue(arePageKeysOnAtom)
  const list = useRef<HTMLOListElement>(null)
  const current = useRef(-1)

  const itemAt = (index: number) => list.current?.children.item(index)
  const goTo = (index: number) => {
    const heading = itemAt(index)?.querySelector('h2')
    if (!heading) return
    current.current = index
    heading.focus({ preventScroll: true })
    itemAt(index)?.scrollIntoView({ block: 'start' })
  }
  const focusField = (selector: string) => {
    itemAt(Math.max(0, current.current))?.querySelector<HTMLElement>(selector)?.focus()
  }

  const pressOnPhotograph = (action: 'draw' | 'undo-line' | 'enlarge') => {
    const question = questions[Math.max(0, current.current)]
    const files = answers.find(({ question_id: id }) => id === question?.id)?.files ?? []
    photographs.press(action, files)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element) || document.querySelector('dialog:modal'))
      return
    if (event.key === 'Escape' && target instanceof HTMLElement && list.current?.contains(target)) {
      goTo(current.current)
      return
    }
    const key = readKey(event, isTyping(target) || !areKeysOn)
    if (!key || (key.action !== 'move' && key.action !== 'enlarge' && !isOpen)) return
    event.preventDefault()
    if (key.action === 'decide') onDecide()
    else if (key.action === 'move')
      goTo(Math.min(questions.length - 1, Math.max(0, current.current + key.by)))
    else if (key.action === 'draw' || key.action === 'undo-line' || key.action === 'enlarge')
      pressOnPhotograph(key.action)
    else if (key.action === 'comment') focusField('textarea')
    else if (key.action === 'mark-field') focusField('input[role=spinbutton]')
    else if (key.action === 'insert-text') {
      const at = Math.max(0, current.current)
      const [question, element] = [questions[at], itemAt(at)?.querySelector('textarea')]
      if (question && element) onInsertText({ questionId: question.id, element })
    } else {
      const question = questions[Math.max(0, current.current)]
      if (question && !event.repeat)
        session.change({ questionId: question.id, field: 'mark', value: key.mark })
    }
  })
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const index = [...(list.current?.children ?? [])].findIndex(
      (item) => target instanceof Node && item.contains(target),
    )
    if (index !== -1) current.current = index
  })
  useEffect(() => {
    const [press, focus] = [
      (event: KeyboardEvent) => onKeyDown(event),
      (event: FocusEvent) => onFocusIn(event),
    ]
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', focus)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', focus)
    }
  }, [])
  return { list, goTo }
}
