import { useState } from 'react'

/** Copies a text that is also shown. If the browser refuses, the text can still be selected. */
export function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return { isCopied, copy }
}
