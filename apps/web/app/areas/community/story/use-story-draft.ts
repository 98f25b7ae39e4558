import { useEffect, useState, type FormEvent } from 'react'

/** What is in the form of a story so far. */
export type StoryDraft = { text: string; categoryId: string; pictureUrl: string | null }

/** Follows the form of a story, for its preview. `onInput` goes to an element around the form. */
export function useStoryDraft() {
  const [draft, setDraft] = useState({ text: '', categoryId: '' })
  const [pictureUrl, setPictureUrl] = useState<string | null>(null)
  useEffect(
    () => () => {
      if (pictureUrl) URL.revokeObjectURL(pictureUrl)
    },
    [pictureUrl],
  )
  return {
    draft: { ...draft, pictureUrl },
    onInput({ target }: FormEvent<HTMLElement>) {
      if (target instanceof HTMLInputElement && target.type === 'file') {
        const file = target.files?.[0]
        setPictureUrl(file ? URL.createObjectURL(file) : null)
      } else if (target instanceof HTMLTextAreaElement) setDraft({ ...draft, text: target.value })
      else if (target instanceof HTMLSelectElement) setDraft({ ...draft, categoryId: target.value })
    },
  }
}
