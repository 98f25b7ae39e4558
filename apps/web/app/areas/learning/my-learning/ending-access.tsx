import { SettingsList } from '@chignon/ui/settings-list'
import { CalendarClock } from '@chignon/ui/icons/calendar-clock'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../site/page-link.tsx'
import { AccessLeft } from './access-left.tsx'
import type { Followed } from './followed-tile.tsx'

/** The content whose access ends in a few days; renders nothing without any. */
export function EndingAccess({ contents }: { contents: readonly Followed[] }) {
  const { t } = useLingui()
  if (contents.length === 0) return null
  return (
    <section aria-labelledby="ending">
      <h2 id="ending" className="headline-type mb-6 text-heading">
        <Trans>Expires soon</Trans>
      </h2>
      <SettingsList
        label={t`Expires soon`}
        items={contents.map((content) => ({
          id: content.id,
          name: <bdi>{content.name}</bdi>,
          description: <AccessLeft offer={content} />,
          icon: <CalendarClock />,
          link: <PageLink to={`/profile/${content.kind}/${content.slug}`} />,
        }))}
      />
    </section>
  )
}
