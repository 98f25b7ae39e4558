import { joinBrowserTabs } from '@chignon/app-kit/live/browser-tabs'
import { keepJoined } from '@chignon/app-kit/live/keep-joined'
import type { StreamEvent } from '@chignon/app-kit/live/read-event-stream'
import { liveEvent, liveSignals } from '@chignon/contract/platform/live-event'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { documentNewsAtom } from './document-news-atom.ts'
import { useStartData } from './start-data-context.ts'
import { endTypingAtom, showColleagueTypingAtom, showTypingAtom } from './typing-atoms.ts'

// The same as that of the learners’ pages, so that all tabs of a browser share one connection (LIVE-3).
const url = '/bff/user/events'

/** Receives live events: what they change is loaded again, and signs of typing are shown. */
export function LiveUpdates() {
  const client = useAtomValue(queryClientAtom)
  const showTyping = useSetAtom(showTypingAtom)
  const showColleagueTyping = useSetAtom(showColleagueTypingAtom)
  const endTyping = useSetAtom(endTypingAtom)
  const setDocumentNews = useSetAtom(documentNewsAtom)
  const { viewer } = useStartData()
  const refresh = useEffectEvent((nouns: readonly string[]) => {
    for (const noun of [...nouns, 'today']) void client.invalidateQueries({ queryKey: [noun] })
  })
  const refreshExam = useEffectEvent((id: string) => {
    for (const key of [['today'], ['staff-exam', 'list'], ['staff-exam', 'show', { params: { id } }]])
      void client.invalidateQueries({ queryKey: key })
  })
  const receive = useEffectEvent(({ event, data }: StreamEvent) => {
    // What happened between the first calls and the connection is missing, and what happened during a long loss.
    if (event === liveSignals.ready || event === liveSignals.reset)
      refresh([
        'staff-chat',
        'staff-contact',
        'staff-exam',
        'moderation',
        'staff-catalogue',
        'course-document',
      ])
    if (event !== 'message') return
    const parsed = z.safeParse(liveEvent, JSON.parse(data))
    if (!parsed.success) return
    const { data: change } = parsed
    switch (change.type) {
      case 'chat-typing':
        showTyping(change.conversation_id)
        break
      case 'chat-colleague-typing':
        if (change.colleague_id !== viewer.id)
          showColleagueTyping(change.conversation_id, change.colleague_id)
        break
      case 'chat':
        endTyping(change.conversation_id)
        refresh(['staff-chat'])
        break
      case 'staff-chat':
        refresh(['staff-chat'])
        break
      case 'chat-draft':
        void client.invalidateQueries({ queryKey: ['staff-chat', 'draft'] })
        break
      case 'moderation':
        refresh(['moderation'])
        break
      case 'staff-exam':
        refreshExam(change.attempt_id)
        break
      case 'document':
        setDocumentNews({ id: change.id })
        void client.invalidateQueries({ queryKey: ['staff-catalogue'] })
        break
      case 'inbox':
        refresh(['staff-contact'])
        break
      default:
    }
  })
  useEffect(
    () => keepJoined(() => joinBrowserTabs({ url, after: null }, (event) => receive(event))).close,
    [],
  )
  return null
}
