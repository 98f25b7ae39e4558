import { CopyButton } from '@chignon/ui/copy-button'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useParams } from 'react-router'
import { Loaded } from '../../lib/loaded.tsx'
import { StudioPage } from '../shell/studio-page.tsx'
import { CodeFacts } from './code-facts.tsx'
import { CodeMenu } from './code-menu.tsx'
import { CodeState } from './code-state.tsx'
import { CodeUses } from './code-uses.tsx'
import { codeQuery } from './promo-queries.ts'

/** One code: what it takes off, and the orders that have it. */
export function CodePage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  return (
    <Loaded query={codeQuery({ params: { id } })} isPage>
      {({ data: code }) => (
        <StudioPage
          title={code.code}
          back={
            <TextLink asChild>
              <Link to="/codes">
                <Trans>All codes and series</Trans>
              </Link>
            </TextLink>
          }
          lead={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <CodeState state={code.state} />
              <TextLink asChild variant="plain">
                <Link to={`/history?subject_type=promo-code&subject_id=${code.id}`}>
                  <Trans>History</Trans>
                </Link>
              </TextLink>
            </span>
          }
          actions={
            <>
              <CopyButton text={code.code} label={t`Copy ${code.code}`} size="medium" />
              <CodeMenu code={code} onRemoved={() => void navigate('/codes')} />
            </>
          }
        >
          <CodeFacts code={code} />
          <CodeUses code={code} />
        </StudioPage>
      )}
    </Loaded>
  )
}
