import { baseLists, type BaseEntry } from '@chignon/contract/catalogue/base-list'
import { Button } from '@chignon/ui/button'
import { EmptyState } from '@chignon/ui/empty-state'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useDialog } from '../../lib/use-dialog.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { BaseEntries } from './base-entries.tsx'
import { baseListQuery } from './community-queries.ts'
import { CommunityPage } from './community-page.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { RemoveEntryDialog } from './remove-entry-dialog.tsx'
import { useListTexts } from './use-list-texts.ts'
import { useRetire } from './use-retire.ts'

type Asked = { kind: 'save'; entry?: BaseEntry } | { kind: 'remove'; entry: BaseEntry }

/** A list that fills forms and filters of the community (BASE-1). */
export function BaseListPage() {
  const { t } = useLingui()
  const { list: name = baseLists[0] } = useParams()
  const list = baseLists.find((each) => each === name)
  const texts = useListTexts()[list ?? baseLists[0]]
  const retire = useRetire(list ?? baseLists[0])
  const { key, open, show, close } = useDialog()
  const [asked, setAsked] = useState<Asked>({ kind: 'save' })
  const ask = (next: Asked) => {
    setAsked(next)
    show()
  }
  if (list === undefined) return <NotFoundPage />
  return (
    <CommunityPage
      tab={list}
      lead={texts.lead}
      actions={<Button onClick={() => ask({ kind: 'save' })}>{texts.add}</Button>}
    >
      <Loaded key={list} query={baseListQuery({ params: { list } })}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState level={2} title={texts.empty} text={t`What you add can be chosen at once.`} />
          ) : (
            <BaseEntries
              list={list}
              entries={data}
              used={texts.used}
              onAction={(action, entry) => {
                if (action === 'rename') ask({ kind: 'save', entry })
                else if (action === 'remove') ask({ kind: 'remove', entry })
                else void retire(action, entry)
              }}
            />
          )
        }
      </Loaded>
      {asked.kind === 'save' ? (
        <EntryDialog
          key={key}
          list={list}
          entry={asked.entry}
          title={texts.add}
          open={open}
          onClose={close}
        />
      ) : (
        <RemoveEntryDialog key={key} list={list} entry={asked.entry} open={open} onClose={close} />
      )}
    </CommunityPage>
  )
}
