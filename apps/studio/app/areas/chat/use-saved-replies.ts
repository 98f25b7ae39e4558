import type { EndpointResponse } from '@chignon/contract/platform/endpoint'
import type { staffChatEndpoints } from '@chignon/contract/community/staff-chat'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { savedRepliesQuery } from './chat-queries.ts'
import { fillReply, findSlash, matchReplies } from './find-slash.ts'

export type SavedReply = EndpointResponse<(typeof staffChatEndpoints)['savedReplies']>['data'][number]

type SavedRepliesOptions = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onTextChange: (text: string) => void
  firstName: string
}

/** The saved replies that a slash at the cursor offers, and what the keys do with them. */
export function useSavedReplies({ field, text, onTextChange, firstName }: SavedRepliesOptions) {
  const { data } = useLoadedQuery(savedRepliesQuery({}))
  const [cursor, setCursor] = useState(0)
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const replies = data?.data ?? []
  const slash = findSlash(text, cursor)
  const matches = slash ? matchReplies(replies, slash.word) : []
  const isOpen = slash !== null && slash.start !== dismissedAt && (matches.length > 0 || slash.word === '')
  const activeIndex = Math.min(active, matches.length - 1)

  const readCursor = () => {
    const element = field.current
    if (!element) return
    const { selectionStart, value } = element
    setCursor(selectionStart)
    if (selectionStart !== cursor) setActive(0)
    // React reports a selection also after a key that closed the list.
    const start = findSlash(value, selectionStart)?.start
    setDismissedAt((before) => (before === start ? before : null))
  }
  const replace = (start: number, end: number, by: string) => {
    const element = field.current
    if (!element) return
    element.focus()
    element.setRangeText(by, start, end, 'end')
    onTextChange(element.value)
    readCursor()
  }
  const insert = (reply: SavedReply) => {
    if (slash) replace(slash.start, slash.end, fillReply(reply.text, firstName))
  }
  /** Types a slash at the cursor, unless there is one, which opens the list. */
  const open = () => {
    const element = field.current
    if (!element) return
    const { selectionStart: start, selectionEnd: end, value } = element
    setDismissedAt(null)
    if (findSlash(value, start)) element.focus()
    else replace(start, end, start === 0 || /\s$/.test(value.slice(0, start)) ? '/' : ' /')
  }
  /** Returns whether the key was for the list. */
  const handleKey = ({ key, nativeEvent }: KeyboardEvent): boolean => {
    if (!isOpen || nativeEvent.isComposing) return false
    const chosen = matches[activeIndex]
    if (key === 'ArrowDown') setActive((activeIndex + 1) % Math.max(1, matches.length))
    else if (key === 'ArrowUp') setActive(activeIndex <= 0 ? matches.length - 1 : activeIndex - 1)
    else if ((key === 'Enter' || key === 'Tab') && chosen) insert(chosen)
    else if (key === 'Escape') setDismissedAt(slash.start)
    else return false
    return true
  }
  return {
    isOpen,
    matches,
    activeIndex,
    insert,
    open,
    readCursor,
    handleKey,
    close: () => setDismissedAt(slash?.start ?? null),
  }
}
