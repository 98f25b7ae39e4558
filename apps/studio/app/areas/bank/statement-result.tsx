import { Banner } from '@chignon/ui/banner'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { groupAccount } from './group-account.ts'
import type { StoredStatement } from './use-store-statement.ts'

/** What became of a statement: how much is new, and what was left out. */
export function StatementResult({ result }: { result: StoredStatement }) {
  const { t } = useLingui()
  const { money, date } = useFormats()
  const { account, added, known, isOwnAccount, left } = result
  const isOdd = !isOwnAccount || left.unreadable > 0 || left.takenBack.length > 0
  const facts = [
    t`${plural(added, { one: '# new payment', other: '# new payments' })}`,
    t`${plural(known, { one: '# seen before', other: '# seen before' })}`,
    ...(left.outgoing > 0
      ? [t`${plural(left.outgoing, { one: '# outgoing left out', other: '# outgoing left out' })}`]
      : []),
    ...(left.pending > 0
      ? [
          t`${plural(left.pending, { one: '# not booked by the bank yet', other: '# not booked by the bank yet' })}`,
        ]
      : []),
  ]
  return (
    <Banner tone={isOdd ? 'warning' : 'success'} title={t`Statement of ${groupAccount(account)}`} isClosable>
      <ul className="flex flex-col gap-1">
        <li>{facts.join(' · ')}</li>
        {!isOwnAccount && (
          <li>
            <Trans>This is not the account on your invoices.</Trans>
          </li>
        )}
        {left.unreadable > 0 && (
          <li>
            {t`${plural(left.unreadable, {
              one: '# line could not be read: it has no amount or no day.',
              other: '# lines could not be read: they have no amount or no day.',
            })}`}
          </li>
        )}
        {left.takenBack.map(({ amount, currency, booked_on: day, payer, text }) => (
          <li key={[day, amount, payer, text].join('|')}>
            {t`Taken back by the bank on ${date(day)}: ${money(amount, currency)}. Look at its order.`}{' '}
            <bdi>{[payer, text].filter((each) => each !== '').join(' · ')}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
