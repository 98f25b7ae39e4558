import { Banner } from '@chignon/ui/banner'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ContradictionEntry } from './contradiction-entry.tsx'
import { useEditedPage } from './document-context.ts'

/** What the person and a colleague changed at the same time: of each part one version is chosen. */
export function ContradictionList() {
  const { t } = useLingui()
  const { session } = useEditedPage()
  const { edits, stored } = useAtomValue(session.editedAtom)
  const paths = useAtomValue(session.contradictionsAtom)
  if (paths.length === 0) return null
  return (
    <Banner tone="warning" title={t`You and a colleague changed the same part`}>
      <ul className="mt-2 flex flex-col gap-5">
        {paths.map((path) => {
          const edit = edits[path]
          return edit && <ContradictionEntry key={path} path={path} edit={edit} stored={stored} />
        })}
      </ul>
    </Banner>
  )
}
