import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

/** The queue, and what was decided. */
export function ModerationTabs({ current }: { current: 'queue' | 'decisions' }) {
  const { t } = useLingui()
  return (
    <TabsNav
      label={t`Moderation`}
      items={[
        {
          id: 'queue',
          label: t`To decide`,
          link: <Link to="/moderation" />,
          isCurrent: current === 'queue',
        },
        {
          id: 'decisions',
          label: t`Decided`,
          link: <Link to="/moderation/decisions" />,
          isCurrent: current === 'decisions',
        },
      ]}
    />
  )
}
