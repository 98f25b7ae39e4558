import { Button } from '@chignon/ui/button'
import { IconButton } from '@chignon/ui/icon-button'
import { ArrowUpRight } from '@chignon/ui/icons/arrow-up-right'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDialog } from '../../lib/use-dialog.ts'
import { KeysPopover } from '../shell/keys-popover.tsx'
import { lazyDialog } from '../shell/lazy-dialog.tsx'
import { useEditedPage } from '../document/document-context.ts'
import type { Question } from '../document/document-question.tsx'
import { useCourseKeyList } from './use-course-key-list.ts'
import { useDuplicateCourse } from './use-duplicate-course.ts'

const RevisionsDialog = lazyDialog(() =>
  import('../document/revisions-dialog.tsx').then((module) => module.RevisionsDialog),
)
const PreviewDialog = lazyDialog(() =>
  import('../document/preview-dialog.tsx').then((module) => module.PreviewDialog),
)
const DocumentQuestion = lazyDialog(() =>
  import('../document/document-question.tsx').then((module) => module.DocumentQuestion),
)

/** What is done with the course as a whole. */
export function CourseMenu() {
  const { t } = useLingui()
  const { view } = useEditedPage()
  const navigate = useNavigate()
  const revisions = useDialog()
  const preview = useDialog()
  const asking = useDialog()
  const [question, setQuestion] = useState<Question>('discard')
  const duplicate = useDuplicateCourse()
  const keys = useCourseKeyList()
  const ask = (next: Question) => {
    setQuestion(next)
    asking.show()
  }
  const isOnSite = view.published_at !== null && view.slug !== null
  return (
    <>
      <KeysPopover keys={keys} />
      <Button variant="secondary" onClick={preview.show}>
        <Trans>Preview</Trans>
      </Button>
      <Menu
        label={t`More`}
        align="end"
        trigger={
          <IconButton label={t`More`} variant="outline">
            <Ellipsis />
          </IconButton>
        }
      >
        {isOnSite && (
          <MenuItem asChild icon={<ArrowUpRight />}>
            <a href={`/courses/${view.slug ?? ''}`} target="_blank" rel="noreferrer">
              <Trans>Open its page</Trans>
            </a>
          </MenuItem>
        )}
        <MenuItem onClick={revisions.show}>
          <Trans>Former versions</Trans>
        </MenuItem>
        <MenuItem onClick={() => void duplicate(view.id)}>
          <Trans>Duplicate</Trans>
        </MenuItem>
        {view.published !== null && view.state !== 'published' && (
          <MenuItem onClick={() => ask('discard')}>
            <Trans>Discard the changes</Trans>
          </MenuItem>
        )}
        {view.scheduled_at !== null && (
          <MenuItem onClick={() => ask('unschedule')}>
            <Trans>Do not publish it as scheduled</Trans>
          </MenuItem>
        )}
        {isOnSite && view.scheduled_at === null && view.is_removable && (
          <MenuItem onClick={() => ask('withdraw')}>
            <Trans>Take it off the site</Trans>
          </MenuItem>
        )}
        {view.is_removable && (
          <MenuItem tone="error" onClick={() => ask('remove')}>
            <Trans>Delete</Trans>
          </MenuItem>
        )}
      </Menu>
      <RevisionsDialog key={`revisions-${revisions.key}`} open={revisions.open} onClose={revisions.close} />
      <PreviewDialog key={`preview-${preview.key}`} open={preview.open} onClose={preview.close} />
      <DocumentQuestion
        key={`question-${asking.key}`}
        question={question}
        open={asking.open}
        onClose={asking.close}
        onRemoved={() => void navigate('/catalogue', { replace: true })}
      />
    </>
  )
}
