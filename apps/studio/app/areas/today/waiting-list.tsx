import type { Today, WaitingKind } from '@chignon/contract/platform/today'
import { EmptyState } from '@chignon/ui/empty-state'
import { StatTile } from '@chignon/ui/stat-tile'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useAge } from './use-age.ts'
import { useWaitingTexts } from './use-waiting-texts.ts'

/** The lists that the figures open; what has no desk yet is not shown. */
const lists: Partial<Record<WaitingKind, string>> = {
  chats: '/chat?show=unanswered',
  contact_messages: '/inbox',
  reports: '/moderation',
  exams: '/exams',
  money_cases: '/orders/money-cases',
  refunds_to_send: '/orders?refund=to_send',
  transfers_due: '/orders?due=soon',
  bank_payments: '/orders/statement?list=open',
}

/** How much of each kind waits, and for how long. */
export function WaitingList({ waiting }: Pick<Today, 'waiting'>) {
  const { t } = useLingui()
  const formats = useFormats()
  const texts = useWaitingTexts()
  const age = useAge()
  const shown = waiting.flatMap((thing) => {
    const to = lists[thing.kind]
    return to === undefined ? [] : [{ ...thing, to }]
  })
  if (shown.length === 0) {
    return <EmptyState level={2} title={t`Nothing waits`} text={t`What needs you appears here by itself.`} />
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(({ kind, count, oldest_at, to }) => (
        <li key={kind} className="flex">
          <StatTile
            className="grow"
            label={texts[kind].label}
            figure={formats.number(count)}
            change={oldest_at === null ? undefined : age(kind, oldest_at)}
            explanation={texts[kind].explanation}
            link={<Link to={to} />}
          />
        </li>
      ))}
    </ul>
  )
}
