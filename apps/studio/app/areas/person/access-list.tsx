import type { LearnerAccess, PersonAccess } from '@chignon/contract/learning/access-grant'
import { Button } from '@chignon/ui/button'
import { Plus } from '@chignon/ui/icons/plus'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDialog } from '../../lib/use-dialog.ts'
import { PageSection } from '../shell/page-section.tsx'
import { AccessEntry } from './access-entry.tsx'
import { GiveAccessDialog } from './give-access-dialog.tsx'

/** What a person follows, with days left and progress, and giving more. */
export function AccessList({ access }: { access: LearnerAccess }) {
  const { t } = useLingui()
  const dialog = useDialog()
  const [extended, setExtended] = useState<PersonAccess | null>(null)
  const { accesses } = access
  const give = (which: PersonAccess | null) => {
    setExtended(which)
    dialog.show()
  }
  return (
    <PageSection
      title={t`Access and progress`}
      action={
        <Button size="small" onClick={() => give(null)}>
          <Plus />
          <Trans>Give access</Trans>
        </Button>
      }
    >
      {accesses.length === 0 ? (
        <p className="text-text-muted">
          <Trans>No course, program or masterclass.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {accesses.map((each) => (
            <AccessEntry key={each.product.id} access={each} onExtend={() => give(each)} />
          ))}
        </ul>
      )}
      <GiveAccessDialog
        key={dialog.key}
        access={access}
        extended={extended}
        open={dialog.open}
        onClose={dialog.close}
      />
    </PageSection>
  )
}
