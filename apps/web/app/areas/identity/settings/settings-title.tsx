import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Place and heading of the list of the settings. */
export function SettingsTitle({ className }: { className: string }) {
  const { t } = useLingui()
  const title = t`Settings`
  return (
    <div className={className}>
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { id: 'profile', label: t`My profile`, link: <Link to="/profile" /> },
          { id: 'settings', label: title },
        ]}
      />
      {/* No <h1>: the page that wide screens show beside the list has one. */}
      <p role="heading" aria-level={1} className="headline-type mt-5 text-headline">
        {title}
      </p>
    </div>
  )
}
