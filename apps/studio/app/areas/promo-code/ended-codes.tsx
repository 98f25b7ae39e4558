import { Button } from '@chignon/ui/button'
import { ChevronDown } from '@chignon/ui/icons/chevron-down'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { CodeTable } from './code-table.tsx'
import { codeListQuery } from './promo-queries.ts'

/** Codes that can no longer be used, folded: the last ones, and a link to all. */
export function EndedCodes() {
  const { t } = useLingui()
  const { number } = useFormats()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { data: ended, isPlaceholderData } = useLoadedQuery(codeListQuery({ query: { state: 'ended' } }))
  const total = ended?.pagination.total ?? 0
  if (!ended || total === 0) return null
  return (
    <section className="flex flex-col items-start gap-4">
      <Button
        variant="quiet"
        className="-ms-4"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown className={cx('size-5 transition-transform', isOpen && 'rotate-180')} />
        <Trans>Over, used up or off ({number(total)})</Trans>
      </Button>
      <div id={id} hidden={!isOpen} className="w-full">
        {isOpen && (
          <div className="flex flex-col gap-4">
            <CodeTable
              caption={t`Codes that can no longer be used`}
              codes={ended.data}
              isBusy={isPlaceholderData}
            />
            {total > ended.data.length && (
              <TextLink asChild variant="plain" className="self-start">
                <Link to="?state=ended">
                  <Trans>Show all</Trans>
                </Link>
              </TextLink>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
