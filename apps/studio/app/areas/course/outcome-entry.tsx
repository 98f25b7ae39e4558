import { maxSummaryLength } from '@chignon/contract/catalogue/catalogue-rules'
import { IconButton } from '@chignon/ui/icon-button'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { DocumentText } from '../document/document-text.tsx'
import { useEditedCourse } from './course-context.ts'

type OutcomeEntryProps = {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (places: 1 | -1) => void
  onNext: () => void
}

/** A sentence about what one learns; Enter adds the next one. */
export function OutcomeEntry({ id, name, isFirst, isLast, onMove, onNext }: OutcomeEntryProps) {
  const { t } = useLingui()
  const { session } = useEditedCourse()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-1">
      <DocumentText
        path={`outcomes.${id}.text`}
        label={name}
        isLabelHidden
        placeholder={t`What one is able to do afterwards`}
        maxLength={maxSummaryLength}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onNext()
        }}
      />
      <Menu
        label={t`More for “${name}”`}
        align="end"
        trigger={
          <IconButton label={t`More for “${name}”`}>
            <Ellipsis />
          </IconButton>
        }
      >
        {!isFirst && (
          <MenuItem onClick={() => onMove(-1)}>
            <Trans>Move up</Trans>
          </MenuItem>
        )}
        {!isLast && (
          <MenuItem onClick={() => onMove(1)}>
            <Trans>Move down</Trans>
          </MenuItem>
        )}
        <MenuItem tone="error" onClick={() => session.change(`outcomes.${id}`, null)}>
          <Trans>Remove</Trans>
        </MenuItem>
      </Menu>
    </div>
  )
}
