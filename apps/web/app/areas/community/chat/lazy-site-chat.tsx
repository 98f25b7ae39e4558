import { useLocation } from 'react-router'
import { lazyWhenIdle } from '../../../lib/browser/lazy-component.tsx'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { isGuest } from '../../../lib/data/viewer.ts'

// If the chunk fails to load, the page of the messages remains.
const SiteChat = lazyWhenIdle(() => import('./site-chat.tsx').then(({ SiteChat }) => SiteChat))

/** The chat, loaded when the browser is idle: for members, not on pages of posts nor of the messages themselves (CHAT-1). */
export function LazySiteChat() {
  const { viewer } = useRootData()
  const { pathname } = useLocation()
  const isHidden = isGuest(viewer) || /^\/(posts|profile\/messages)(\/|$)/.test(pathname)
  if (!useHydrated() || isHidden) return null
  return <SiteChat />
}
