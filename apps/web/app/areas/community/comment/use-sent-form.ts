import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * A form among several of a page: whether it is being sent. Once it was accepted, it is empty again, and its disclosure closes. It
 * stays as it is if more was typed in the meantime.
 */
export function useSentForm(
  { intent, about }: { intent: string; about: string },
  /** The answer to its last submission, if it was rejected. */
  rejection: object | undefined,
) {
  const ref = useRef<HTMLFormElement>(null)
  // The key of the page when the form was sent; null again if more is typed. Set by the event, because a fast answer can come before
  // React has rendered that the form is being sent.
  const sentFrom = useRef<string | null>(null)
  const { formData } = useNavigation()
  // Each navigation has a new key, also one to the same address.
  const { key } = useLocation()
  useEffect(() => {
    if (sentFrom.current === null || sentFrom.current === key) return
    sentFrom.current = null
    if (rejection) return
    ref.current?.reset()
    ref.current?.closest('details')?.removeAttribute('open')
  }, [key, rejection])
  return {
    isSending: formData?.get('intent') === intent && formData.get('about') === about,
    formProps: {
      ref,
      onSubmit: () => {
        sentFrom.current = key
      },
      onInput: () => {
        sentFrom.current = null
      },
    },
  }
}
