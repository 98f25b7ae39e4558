import type { HistoryEntry } from '@chignon/contract/platform/history'
import { EmptyState } from '@chignon/ui/empty-state'
import { Timeline } from '@chignon/ui/timeline'
import { useLingui } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { HistoryChanges } from './history-changes.tsx'
import { HistoryWho } from './history-who.tsx'
import { SubjectLink } from './subject-link.tsx'
import { useActionNames } from './use-action-names.ts'
import { useChangeWords } from './use-change-words.ts'
import { useDeviceName } from './use-device-name.ts'

type HistoryEntriesProps = {
  entries: HistoryEntry[]
  /** The id of what the page is about, which its entries do not name again. */
  pageOf?: string
}

/** Entries of the history below each other: what, by whom, when, on which device, and the difference. */
export function HistoryEntries({ entries, pageOf }: HistoryEntriesProps) {
  const { t } = useLingui()
  const { dateTime } = useLocalTime()
  const nameOf = useActionNames()
  const deviceName = useDeviceName()
  const words = useChangeWords()
  if (entries.length === 0)
    return (
      <EmptyState
        level={2}
        title={t`Nothing in the history`}
        text={t`What people who work here change appears here, with the values before and after.`}
      />
    )
  return (
    <Timeline
      entries={entries.map((entry) => ({
        id: entry.id,
        time: <time dateTime={entry.at}>{dateTime(entry.at)}</time>,
        title: nameOf(entry.action),
        text: (
          <div className="flex flex-col gap-1">
            <span className="flex flex-wrap gap-x-3">
              <HistoryWho entry={entry} />
              {entry.subject.id !== pageOf && <SubjectLink subject={entry.subject} />}
              {entry.device && <span className="text-text-muted">{deviceName(entry.device)}</span>}
            </span>
            <HistoryChanges changes={entry.changes} words={words} />
          </div>
        ),
      }))}
    />
  )
}
