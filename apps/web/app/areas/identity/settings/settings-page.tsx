import { Breadcrumbs, type Breadcrumb } from '@chignon/ui/breadcrumbs'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PrivateHead } from '../account/private-head.tsx'

type SettingsPageProps = {
  title: string
  /** The title of the document. Default `title`. */
  documentTitle?: string
  /** The page between the settings and this one. */
  parent?: Breadcrumb
  children: ReactNode
}

/** A page of the settings: its place, heading and content. */
export function SettingsPage({ title, documentTitle = title, parent, children }: SettingsPageProps) {
  const { t } = useLingui()
  return (
    <div className="min-w-0">
      <PrivateHead title={documentTitle} />
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { id: 'profile', label: t`My profile`, link: <Link to="/profile" /> },
          { id: 'settings', label: t`Settings`, link: <Link to="/profile/settings" /> },
          ...(parent ? [parent] : []),
          { id: 'page', label: title },
        ]}
      />
      <h1 className="headline-type mt-5 text-headline wrap-anywhere">{title}</h1>
      <div className="mt-8 md:mt-10">{children}</div>
    </div>
  )
}
