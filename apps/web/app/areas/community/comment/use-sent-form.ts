import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** A form among several of a page: whether it is being sent. Once it was accepted, it is empty again, and its disclosure closes. */
export function useSentForm({ intent, about }: { intent: string; about: string }, isRejected: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const wasSending = useRef(false)
  const { formData } = useNavigation()
  const isSending = formData?.get('intent') === intent && formData.get('about') === about
  useEffect(() => {
    const isDone = wasSending.current && !isSending
    wasSending.current = isSending
    if (!isDone || isRejected) return
    ref.current?.reset()
    ref.current?.closest('details')?.removeAttribute('open')
  }, [isSending, isRejected])
  return { ref, isSending }
}
