import { fallbackLocale } from '@chignon/contract/platform/locale'
import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { cx } from 'class-variance-authority'
import { TypedText } from '../../lib/typed-text.tsx'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { useEditedPage } from './document-context.ts'
import { useAction } from './use-action.ts'

type SourceTextProps = {
  /** The path of the translation. */
  path: string
  text: string
  /** Whether the text was changed since it was translated. */
  isOutdated: boolean
  isLabelHidden: boolean
}

/** The original beside its translation, and whether it was changed since. */
export function SourceText({ path, text, isOutdated, isLabelHidden }: SourceTextProps) {
  const { actions, session } = useEditedPage()
  const { run, isBusy, problem } = useAction()
  const nameOf = useLanguageNames()
  const check = () =>
    run(async () => {
      await session.flush()
      await actions.check([path])
    })
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col items-start gap-1.5 text-small',
        isLabelHidden && '@min-[34rem]/editor:pb-3.5',
      )}
    >
      <p className={cx('font-medium text-text-muted', isLabelHidden && 'sr-only')}>
        {nameOf(fallbackLocale)}
      </p>
      {text === '' ? (
        <p className="text-text-muted">
          <Trans>Not written yet</Trans>
        </p>
      ) : (
        <TypedText lang={fallbackLocale} className="max-h-96 overflow-y-auto whitespace-pre-line">
          {text}
        </TypedText>
      )}
      {isOutdated && (
        <>
          <p className="text-warning">
            <Trans>Changed since it was translated</Trans>
          </p>
          <Button size="small" variant="secondary" isBusy={isBusy} onClick={() => void check()}>
            <Trans>The translation is still right</Trans>
          </Button>
        </>
      )}
      {problem !== null && <p className="text-error">{problem}</p>}
    </div>
  )
}
