import type { HistoryEntry } from '@chignon/contract/platform/history'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useRoleWords } from './use-role-words.ts'

/** Who made a change, which leads to all of theirs. */
export function HistoryWho({ entry: { actor, role } }: { entry: HistoryEntry }) {
  const { t } = useLingui()
  const roles = useRoleWords()
  if (actor === null) return <span>{roles[role]}</span>
  return (
    <span>
      <TextLink asChild variant="plain">
        <Link to={`/history?actor=${actor.id}`}>
          <bdi>{actor.full_name ?? t`Former member`}</bdi>
        </Link>
      </TextLink>{' '}
      <span>
        <Trans>({roles[role]})</Trans>
      </span>
    </span>
  )
}
