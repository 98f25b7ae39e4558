import { maxPublicationNoteLength } from '@chignon/contract/platform/document-rules'
import { FormMessage } from '@chignon/ui/form-message'
import { RadioGroup } from '@chignon/ui/radio-group'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { localTimeZone } from '../../lib/use-local-time.ts'
import { MomentFields } from '../event/moment-fields.tsx'
import { clockAt, momentAt } from '../event/venue-time.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { useEditedPage } from './document-context.ts'
import { PublishedDialog } from './published-dialog.tsx'
import { useAction } from './use-action.ts'

type PublishDialogProps = {
  title: string
  /** What changes, and who notices. */
  children: ReactNode
  /** The address on the site, once it has one. */
  siteAddress: (slug: string) => string
  open: boolean
  onClose: () => void
}

/** Shows what would change for learners, then publishes it, now or later; at the end it leads to the page on the site. */
export function PublishDialog({ title, children, siteAddress, open, onClose }: PublishDialogProps) {
  const { t } = useLingui()
  const { session, actions } = useEditedPage()
  const { run, isBusy, problem, setProblem } = useAction()
  const [when, setWhen] = useState('now')
  const [clock, setClock] = useState(() => ({ ...clockAt(inAnHour(), localTimeZone) }))
  const [note, setNote] = useState('')
  const [isDone, setIsDone] = useState(false)
  const at = when === 'now' ? null : momentAt(clock.date, clock.time, localTimeZone)
  const publish = async () => {
    if (when === 'later' && at === null) {
      setProblem(t`Enter a date and a time.`)
      return
    }
    if (!(await session.flush())) {
      setProblem(t`Not everything is saved yet. Close this window to see why.`)
      return
    }
    const form = { ...(at === null ? {} : { at }), ...(note.trim() === '' ? {} : { note }) }
    const isPublished = await run(() => actions.publish(form))
    if (isPublished) setIsDone(true)
  }
  if (isDone) return <PublishedDialog siteAddress={siteAddress} open={open} onClose={onClose} />
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <FormDialog
      title={title}
      submit={when === 'now' ? <Trans>Publish now</Trans> : <Trans>Schedule</Trans>}
      isBusy={isBusy}
      open={open}
      onClose={onClose}
      onSubmit={publish}
      onKeyDown={submitByKey}
    >
      {children}
      <RadioGroup
        label={t`When`}
        value={when}
        onValueChange={setWhen}
        options={[
          { value: 'now', label: t({ context: 'publish', message: 'Now' }) },
          { value: 'later', label: t`At a date and time` },
        ]}
      />
      {when === 'later' && (
        <MomentFields dateLabel={t`Date`} timeLabel={t`Time`} value={clock} onValueChange={setClock} />
      )}
      <TextField
        label={t`Note for colleagues`}
        hint={t`Optional`}
        value={note}
        onValueChange={setNote}
        maxLength={maxPublicationNoteLength}
        dir="auto"
        autoComplete="off"
      />
      {problem !== null && <FormMessage tone="error">{problem}</FormMessage>}
    </FormDialog>
  )
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
