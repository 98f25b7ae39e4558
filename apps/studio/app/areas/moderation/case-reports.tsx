import { fullName } from '@chignon/contract/identity/full-name'
import type { ModerationCase } from '@chignon/contract/community/moderation'
import { Trans } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { useCaseTexts } from './use-case-texts.ts'

type CaseReportsProps = Pick<ModerationCase, 'reports'>

/** Who reported a thing, when and why. */
export function CaseReports({ reports }: CaseReportsProps) {
  const { reasons } = useCaseTexts()
  const { ago } = useLocalTime()
  return (
    <ul className="flex min-w-0 flex-col gap-2 text-small">
      {reports.map(({ reason, text, reporter, created_at: at }) => (
        <li key={`${reporter?.id ?? reason}-${at}`} className="flex flex-col">
          <p>
            <span className="font-medium">{reasons[reason]}</span>{' '}
            <span className="text-text-muted">
              ·{' '}
              {reporter ? (
                <bdi>{fullName(reporter)}</bdi>
              ) : (
                <span>
                  <Trans>by the platform</Trans>
                </span>
              )}{' '}
              ·{' '}
              <time dateTime={at} className="whitespace-nowrap">
                {ago(at)}
              </time>
            </span>
          </p>
          {text && <TypedText className="whitespace-pre-line text-text-muted">{text}</TypedText>}
        </li>
      ))}
    </ul>
  )
}
