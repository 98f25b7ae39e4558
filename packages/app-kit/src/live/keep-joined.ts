import type { LiveTab } from './live-tabs.ts'

/**
 * Joins the tabs of the browser, leaves them with the page, and joins again when Back shows the page. The browser would end the connection
 * of a page that is left as if it had failed. `join` is called each time.
 */
export function keepJoined(join: () => LiveTab): Pick<LiveTab, 'follow' | 'close'> {
  let tab: LiveTab | null = null
  let followed: readonly string[] | undefined
  const enter = () => {
    tab = join()
    if (followed) tab.follow(followed)
  }
  const leave = () => {
    tab?.close()
    tab = null
  }
  const retry = () => tab?.retryNow()
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) enter()
  }
  enter()
  window.addEventListener('online', retry)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', back)
  return {
    follow(topics) {
      followed = topics
      tab?.follow(topics)
    },
    close() {
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
      leave()
    },
  }
}
