import { maxChatMessageLength } from '@chignon/contract/community/community-rules'
import { IconButton } from '@chignon/ui/icon-button'
import { SendHorizontal } from '@chignon/ui/icons/send-horizontal'
import { TextQuote } from '@chignon/ui/icons/text-quote'
import { TextareaField } from '@chignon/ui/textarea-field'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useStaffCall } from '../../lib/use-staff-call.ts'
import { chatNouns, loadAnswer } from './chat-queries.ts'
import { ComposerKeys } from './composer-keys.tsx'
import { DraftState } from './draft-state.tsx'
import { NewerDraft } from './newer-draft.tsx'
import { SavedReplyList } from './saved-reply-list.tsx'
import { useDraft } from './use-draft.ts'
import { useQueueMessage } from './use-queue-message.ts'
import { useSavedReplies } from './use-saved-replies.ts'
import { useTypingSignal } from './use-typing-signal.ts'

type ComposerProps = { id: string; firstName: string }

/** The field for an answer. Enter sends it; until it has arrived, its text stays. */
export function Composer({ id, firstName }: ComposerProps) {
  const { t } = useLingui()
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { session, draft, saving } = useDraft(id, field)
  const { text } = draft
  const queue = useQueueMessage(id)
  const typing = useTypingSignal(id)
  const { send, isBusy, errorOf } = useStaffCall(loadAnswer, chatNouns)
  const replies = useSavedReplies({ field, text, onTextChange: session.type, firstName })
  const submit = async () => {
    if (isBusy) return
    if (text.trim() === '') {
      field.current?.focus()
      return
    }
    const attempt = session.begin()
    typing.end()
    if (!navigator.onLine) {
      queue(attempt)
      session.finish(attempt)
      return
    }
    if (await send({ params: { id, message: attempt.id }, body: { text: attempt.text } }))
      session.finish(attempt)
  }
  useEffect(() => {
    // On a phone the keyboard would cover the messages.
    if (window.matchMedia('(hover: hover) and (width >= 60.25rem)').matches) field.current?.focus()
  }, [])
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (replies.handleKey(event)) {
      event.preventDefault()
      return
    }
    // While a word is composed, Enter selects it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <form
      className="relative flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {draft.theirs && <NewerDraft text={draft.theirs.text} onChoose={session.choose} />}
      <div className="relative flex items-end gap-1">
        {replies.isOpen && (
          <SavedReplyList
            id={listId}
            replies={replies.matches}
            activeIndex={replies.activeIndex}
            onChoose={replies.insert}
          />
        )}
        <IconButton label={t`Saved replies`} size="large" onClick={replies.open}>
          <TextQuote />
        </IconButton>
        <TextareaField
          ref={field}
          label={<span className="sr-only">{t`Your answer`}</span>}
          placeholder={t`Write an answer`}
          rows={1}
          dir="auto"
          value={text}
          onValueChange={(value) => {
            session.type(value)
            typing.show()
          }}
          error={errorOf('text')}
          maxLength={maxChatMessageLength}
          className="min-w-0 grow [&_textarea]:max-h-40 [&_textarea]:resize-none"
          aria-autocomplete="list"
          aria-controls={replies.isOpen ? listId : undefined}
          aria-activedescendant={
            replies.isOpen && replies.matches.length > 0 ? `${listId}-${replies.activeIndex}` : undefined
          }
          onSelect={replies.readCursor}
          onBlur={replies.close}
          onKeyDown={press}
        />
        <IconButton label={t`Send`} type="submit" size="large" aria-busy={isBusy}>
          <SendHorizontal className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ComposerKeys />
        <DraftState draft={draft} saving={saving} />
      </div>
    </form>
  )
}
