import { useCallback, useEffect, useRef, useState } from 'react'
import type { AlertDialogProps } from './alert-dialog.tsx'

export type ConfirmQuestion = Pick<AlertDialogProps, 'title' | 'description' | 'labels' | 'isDangerous'>

const noQuestion: ConfirmQuestion = { title: '' }

/**
 * Asks by an `AlertDialog` within a function: `if (await confirm({ title, labels })) …`. Pass `dialogProps` to an
 * `AlertDialog` in the component that asks. A question that is replaced by another one, or whose component is removed, is
 * answered with false.
 */
export function useConfirm(): {
  confirm: (question: ConfirmQuestion) => Promise<boolean>
  dialogProps: ConfirmQuestion & Pick<AlertDialogProps, 'open' | 'onConfirm' | 'onOpenChange'>
} {
  const [question, setQuestion] = useState(noQuestion)
  const [isOpen, setIsOpen] = useState(false)
  const resolve = useRef<(isConfirmed: boolean) => void>(null)

  const answer = useCallback((isConfirmed: boolean) => {
    resolve.current?.(isConfirmed)
    resolve.current = null
    setIsOpen(false)
  }, [])
  useEffect(() => () => resolve.current?.(false), [])

  const confirm = useCallback(
    (next: ConfirmQuestion) => {
      answer(false)
      setQuestion(next)
      setIsOpen(true)
      return new Promise<boolean>((done) => {
        resolve.current = done
      })
    },
    [answer],
  )
  const onConfirm = () => answer(true)
  return { confirm, dialogProps: { ...question, open: isOpen, onConfirm, onOpenChange: answer } }
}
