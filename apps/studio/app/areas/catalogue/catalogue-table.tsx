import type { StaffCatalogueEntry } from '@chignon/contract/catalogue/staff-catalogue'
import { directionOf } from '@chignon/contract/platform/locale'
import { DataTable } from '@chignon/ui/data-table'
import { EmptyState } from '@chignon/ui/empty-state'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { DocumentStateBadge } from '../document/document-state-badge.tsx'
import { EntryMenu } from './entry-menu.tsx'
import { entryLink } from './entry-link.tsx'
import { LanguageDots } from './language-dots.tsx'
import { useKindNames } from './use-kind-names.ts'

type CatalogueTableProps = {
  entries: StaffCatalogueEntry[]
  isBusy: boolean
  isFiltered: boolean
  /** The button that begins the first course. */
  create: ReactNode
}

/** A page of what is taught and sold; each row opens where it is written. */
export function CatalogueTable({ entries, isBusy, isFiltered, create }: CatalogueTableProps) {
  const { t } = useLingui()
  const { money, comma } = useFormats()
  const { ago } = useLocalTime()
  const kinds = useKindNames()
  return (
    <DataTable
      caption={t`Catalogue`}
      rows={entries}
      rowId={({ id }) => id}
      renderLink={entryLink}
      isBusy={isBusy}
      columns={[
        {
          id: 'name',
          header: t`Name`,
          isPrimary: true,
          width: 'wide',
          renderCell: ({ name, locale, kind, educators }) => (
            <>
              {name === '' ? (
                <span className="block text-text-muted">{t`Without a name`}</span>
              ) : (
                <span className="block">
                  <bdi lang={locale} dir={directionOf(locale)}>
                    {name}
                  </bdi>
                </span>
              )}
              <span className="block text-small font-normal wrap-anywhere text-text-muted">
                {[kinds[kind], ...educators.map(({ full_name: educator }) => educator)].join(comma)}
              </span>
            </>
          ),
        },
        {
          id: 'state',
          header: t`State`,
          width: 'narrow',
          renderCell: ({ state, changed_at: at }) => (
            <>
              <DocumentStateBadge state={state} />
              <time dateTime={at} className="mt-1 block text-text-muted">
                {t`changed ${ago(at)}`}
              </time>
            </>
          ),
        },
        {
          id: 'languages',
          header: t`Languages`,
          width: 'narrow',
          renderCell: ({ languages }) => <LanguageDots languages={languages} />,
        },
        {
          id: 'price',
          header: t`Price`,
          align: 'end',
          width: 'narrow',
          renderCell: ({ price, kind, owners }) => (
            <>
              {price === null ? (
                <span className="block text-text-muted">
                  {kind === 'live-masterclass' ? t`By ticket` : t`Not decided`}
                </span>
              ) : (
                <span className="block">{money(price)}</span>
              )}
              {owners > 0 && (
                <span className="mt-1 block text-text-muted">
                  <Plural value={owners} one="# owner" other="# owners" />
                </span>
              )}
            </>
          ),
        },
        {
          id: 'more',
          header: <span className="sr-only">{t`More`}</span>,
          align: 'end',
          width: 'narrow',
          isMenu: true,
          renderCell: (entry) => entry.kind === 'course' && <EntryMenu entry={entry} />,
        },
      ]}
      empty={
        <EmptyState
          level={2}
          title={isFiltered ? t`Nothing fits` : t`Nothing is written yet.`}
          text={
            isFiltered
              ? t`Try a part of the name, or all kinds and states.`
              : t`Begin with a course: its name is enough to find it here again.`
          }
          action={isFiltered ? undefined : create}
        />
      }
    />
  )
}
