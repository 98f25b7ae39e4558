import { liveEvent, liveSignals, type LiveEvent } from '@chignon/contract/platform/live-event'
import { useAtomValue, useSetAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'
import { joinBrowserTabs } from '@chignon/app-kit/live/browser-tabs'
import { keepJoined } from '@chignon/app-kit/live/keep-joined'
import { liveTopicsAtom } from '@chignon/app-kit/live/live-topics-atom'
import { isAcademyTypingAtom } from '@chignon/app-kit/live/typing-atom'
import type { StreamEvent } from '@chignon/app-kit/live/read-event-stream'

// The nouns whose queries are fetched again, and the beginning of the pages whose loaders are.
const changes: Record<LiveEvent['type'], { nouns: readonly string[]; page?: string }> = {
  notifications: { nouns: ['notification'], page: '/profile/notifications' },
  chat: { nouns: ['chat'], page: '/profile/messages' },
  'chat-typing': { nouns: [] },
  // Of the studio.
  'chat-colleague-typing': { nouns: [] },
  'chat-draft': { nouns: [] },
  'staff-chat': { nouns: [] },
  inbox: { nouns: [] },
  post: { nouns: ['post', 'comment'] },
  discussion: { nouns: ['discussion'], page: '/discussions/' },
  moderation: { nouns: [] },
  'staff-exam': { nouns: [] },
  document: { nouns: [] },
}

/** Receives live events, and fetches again what they change. Members are connected, guests while a page follows something. */
export function LiveUpdates() {
  const { viewer } = useRootData()
  const topics = useAtomValue(liveTopicsAtom)
  const isMember = !isGuest(viewer)
  const url = isMember ? '/bff/user/events' : '/bff/events'
  return isMember || topics.length > 0 ? <Connected key={url} url={url} /> : null
}

function Connected({ url }: { url: string }) {
  const client = useAtomValue(queryClientAtom)
  const topics = useAtomValue(liveTopicsAtom)
  const { liveEventId } = useRootData()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const showTyping = useSetAtom(isAcademyTypingAtom)
  const tab = useRef<ReturnType<typeof keepJoined>>(null)

  const refresh = useEffectEvent((types: readonly LiveEvent['type'][]) => {
    for (const type of types) {
      const { nouns, page } = changes[type]
      for (const noun of nouns) void client.invalidateQueries({ queryKey: [noun] })
      if (page !== undefined && pathname.startsWith(page)) void revalidate()
      if (type === 'chat-typing') showTyping()
    }
  })
  const receive = useEffectEvent(({ event, data }: StreamEvent) => {
    if (event === liveSignals.reset) refresh(['notifications', 'chat', 'post', 'discussion'])
    if (event !== 'message') return
    const parsed = z.safeParse(liveEvent, JSON.parse(data))
    if (parsed.success) refresh([parsed.data.type])
  })

  const position = useEffectEvent(() => liveEventId)

  useEffect(() => {
    const joined = keepJoined(() => joinBrowserTabs({ url, after: position() }, (event) => receive(event)))
    tab.current = joined
    return joined.close
  }, [url])
  useEffect(() => tab.current?.follow([...new Set(topics)]), [topics])
  return null
}
