import type { MatchKind } from '@chignon/contract/commerce/bank-statement'
import { TabsNav } from '@chignon/ui/tabs-nav'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { groupAccount } from './group-account.ts'
import { transactionLists, useTransactionSearch, type TransactionList } from './use-transaction-search.ts'
import { useMatchTexts } from './use-match-texts.ts'

/** The lists as links, with how many entries are open in each. */
export function TransactionFilters({ counts }: { counts: Record<MatchKind, number> }) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { list, account, addressOf } = useTransactionSearch()
  const { listNames } = useMatchTexts()
  const countOf = (each: TransactionList) => {
    if (each === 'booked' || each === 'set_aside') return {}
    const open = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { count: number(each === 'open' ? open : counts[each]) }
  }
  return (
    <div className="flex flex-col gap-2">
      {account !== null && (
        <p className="flex flex-wrap gap-x-3 text-small text-text-muted">
          <span>
            <Trans>
              Account <bdi>{groupAccount(account)}</bdi>
            </Trans>
          </span>
          <TextLink asChild>
            <Link to={`?list=${list}`}>
              <Trans>Show all accounts</Trans>
            </Link>
          </TextLink>
        </p>
      )}
      <TabsNav
        label={t`Filter payments`}
        items={transactionLists.map((each) => ({
          id: each,
          label: listNames[each],
          link: <Link to={addressOf(each)} />,
          isCurrent: each === list,
          ...countOf(each),
        }))}
      />
    </div>
  )
}
