import type { DocumentPresence } from '@chignon/contract/platform/document'
import { AvatarGroup } from '@chignon/ui/avatar-group'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useEditedPage } from './document-context.ts'

/** Who else has the document open: their avatars, and at which part each of them is. */
export function PresenceLine({ others }: { others: readonly DocumentPresence[] }) {
  const { t } = useLingui()
  const { nameOf } = useEditedPage()
  const { comma } = useFormats()
  const texts = others.map(({ person: { full_name: name }, path }) => {
    const part = path === null ? '' : nameOf(path)
    return part === '' ? t`${name} is here` : t`${name} is here, at ${part}`
  })
  return (
    <div className="flex min-h-8 min-w-0 items-center gap-3 empty:hidden">
      {others.length > 0 && (
        <>
          <AvatarGroup
            label={t`Who else is here`}
            size="small"
            people={others.map(({ person: { id, full_name: name } }) => ({ id, name }))}
          />
          <p role="status" className="min-w-0 text-small wrap-anywhere text-text-muted">
            {texts.join(comma)}
          </p>
        </>
      )}
    </div>
  )
}
