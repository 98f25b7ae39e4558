import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { textOf } from '../../../lib/forms/text-of.ts'

/**
 * A form among several of a page: whether it is being sent. Once it was accepted, it is empty again, and its disclosure closes. It
 * stays as it is if more was typed in the meantime.
 */
export function useSentForm({ intent, about }: { intent: string; about: string }, isRejected: boolean) {
  const ref = useRef<HTMLFormElement>(null)
  const sent = useRef<string | undefined>(undefined)
  const { formData } = useNavigation()
  const isSending = formData?.get('intent') === intent && formData.get('about') === about
  const body = isSending ? textOf(formData, 'body') : undefined
  useEffect(() => {
    const form = ref.current
    const accepted = body === undefined && !isRejected ? sent.current : undefined
    sent.current = body
    if (!form || accepted === undefined || textOf(new FormData(form), 'body') !== accepted) return
    form.reset()
    form.closest('details')?.removeAttribute('open')
  }, [body, isRejected])
  return { ref, isSending }
}
