import type { Locale } from '@chignon/contract/platform/locale'
import { useLingui } from '@lingui/react/macro'
import type { FeedName } from '../../lib/files/feeds.ts'
import { localizedUrl } from '../../lib/i18n/localized-url.ts'

type FeedLinksProps = { feeds: readonly FeedName[]; origin: string; locale: Locale }

/** Links to the feeds, for feed readers. */
export function FeedLinks({ feeds, origin, locale }: FeedLinksProps) {
  const { t } = useLingui()
  const titles: Record<FeedName, string> = { courses: t`New courses`, posts: t`From the community` }
  return feeds.map((feed) => (
    <link
      key={feed}
      rel="alternate"
      type="application/rss+xml"
      title={titles[feed]}
      href={localizedUrl(origin, `/feeds/${feed}.xml`, locale)}
    />
  ))
}
