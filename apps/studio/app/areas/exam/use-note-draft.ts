import { useState } from 'react'

/** The note that is being written about an attempt; this browser keeps it until it is sent. */
export function useNoteDraft(attemptId: string): [string, (text: string) => void] {
  const key = `exam-note:${attemptId}`
  const [text, setText] = useState(() => read(key))
  return [
    text,
    (next) => {
      setText(next)
      write(key, next)
    },
  ]
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage that is full or switched off: the page still has it.
  }
}
