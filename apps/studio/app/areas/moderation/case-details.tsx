import type { ModerationCase } from '@chignon/contract/community/moderation'
import { Skeleton } from '@chignon/ui/skeleton'
import { Loaded } from '../../lib/loaded.tsx'
import { AuthorHistory } from './author-history.tsx'
import { CasePlace } from './case-place.tsx'
import { caseQuery } from './moderation-queries.ts'

/** What is needed to decide: the text in its place, and the history of its author (MODERATION-14). */
export function CaseDetails({ moderationCase: { subject, id } }: { moderationCase: ModerationCase }) {
  return (
    <Loaded query={caseQuery({ params: { subject, id } })} fallback={<Skeleton className="h-64 w-full" />}>
      {({ data: { place, history } }) => (
        <div className="flex flex-col gap-6">
          {place.length > 0 && <CasePlace place={place} reportedId={id} />}
          {history && <AuthorHistory history={history} />}
        </div>
      )}
    </Loaded>
  )
}
