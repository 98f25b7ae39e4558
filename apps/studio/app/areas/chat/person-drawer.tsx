import { fullName } from '@chignon/contract/identity/full-name'
import type { Author } from '@chignon/contract/platform/author'
import { Drawer } from '@chignon/ui/drawer'
import { IconButton } from '@chignon/ui/icon-button'
import { Info } from '@chignon/ui/icons/info'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { personQuery } from './chat-queries.ts'
import { PersonFacts } from './person-facts.tsx'

/** The facts about a person in a drawer, where there is no room beside the conversation. */
export function PersonDrawer({ id, person }: { id: string; person: Author }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <div className="@min-[88rem]/app:hidden">
      <IconButton label={t`About the person`} onClick={() => setOpen(true)}>
        <Info />
      </IconButton>
      <Drawer open={open} onOpenChange={setOpen} title={<bdi>{fullName(person)}</bdi>}>
        <Loaded query={personQuery({ params: { id } })}>{({ data }) => <PersonFacts facts={data} />}</Loaded>
      </Drawer>
    </div>
  )
}
