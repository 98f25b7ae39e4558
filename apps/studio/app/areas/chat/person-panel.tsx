import { Trans } from '@lingui/react/macro'
import { Loaded } from '../../lib/loaded.tsx'
import { personQuery } from './chat-queries.ts'
import { PersonFacts } from './person-facts.tsx'

/** The facts about a person beside the conversation, where there is room for them. */
export function PersonPanel({ id }: { id: string }) {
  return (
    <aside className="hidden min-h-0 overflow-y-auto border-s border-line px-5 py-6 @min-[88rem]/app:block">
      <h2 className="overline-label pb-2 text-text-muted">
        <Trans>About the person</Trans>
      </h2>
      <Loaded query={personQuery({ params: { id } })}>{({ data }) => <PersonFacts facts={data} />}</Loaded>
    </aside>
  )
}
