import { EmptyState } from '@chignon/ui/empty-state'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { useListAddress } from '../../lib/use-list-address.ts'
import { ListPagination } from '../shell/list-pagination.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { DecisionEntry } from './decision-entry.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'
import { decisionListQuery } from './moderation-queries.ts'

/** What moderators decided, the latest first; of all, or about one person (MODERATION-14). */
export function DecisionsPage() {
  const { t } = useLingui()
  const { params, page } = useListAddress()
  const author = params.get('author')
  return (
    <StudioPage title={t`Moderation`} lead={t`Who decided what, the latest first.`}>
      <ModerationTabs current="decisions" />
      {author !== null && (
        <TextLink asChild className="self-start text-small">
          <Link to="/moderation/decisions">
            <Trans>Decisions about everyone</Trans>
          </Link>
        </TextLink>
      )}
      <Loaded query={decisionListQuery({ query: { page, ...(author === null ? {} : { author }) } })}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState
              level={2}
              title={t`Nothing was decided yet`}
              text={t`Each decision about a report or a held text appears here.`}
            />
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line border-b border-line">
                {data.map((decision) => (
                  <DecisionEntry key={decision.id} decision={decision} />
                ))}
              </ul>
              <ListPagination pagination={pagination} />
            </>
          )
        }
      </Loaded>
    </StudioPage>
  )
}
