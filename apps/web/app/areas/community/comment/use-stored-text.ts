import { useEffect, useState, type RefObject } from 'react'
import { textOf } from '../../../lib/forms/text-of.ts'

/** The stored text with which a form begins. It follows changes of that text until something else is typed. */
export function useStoredText(form: RefObject<HTMLFormElement | null>, stored: string): string {
  const [text, setText] = useState(stored)
  useEffect(() => {
    const typed = form.current ? textOf(new FormData(form.current), 'body') : undefined
    // oxlint-disable-next-line react/set-state-in-effect -- only the document knows what was typed
    if (typed === text || typed === stored) setText(stored)
  }, [form, stored, text])
  return text
}
