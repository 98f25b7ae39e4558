import { Lock } from '@chignon/ui/icons/lock'
import { MessageCircle } from '@chignon/ui/icons/message-circle'
import { SegmentedControl } from '@chignon/ui/segmented-control'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Composer } from './composer.tsx'
import { NoteComposer } from './note-composer.tsx'
import { QueuedMessages } from './queued-messages.tsx'

/** What is written in a conversation: an answer, or a note that the person does not see. */
export function ConversationForm({ id, firstName }: { id: string; firstName: string }) {
  const { t } = useLingui()
  const [mode, setMode] = useState('answer')
  return (
    <div
      className={`flex flex-col gap-2 border-t px-4 pt-2 pb-3 @min-[60.25rem]/app:px-6 ${mode === 'note' ? 'border-warning bg-warning/10' : 'border-line bg-ground'}`}
    >
      <SegmentedControl
        label={t`What you write`}
        isLabelHidden
        className="w-max"
        options={[
          { value: 'answer', label: t`Answer`, icon: <MessageCircle /> },
          { value: 'note', label: t`Note`, icon: <Lock /> },
        ]}
        value={mode}
        onValueChange={setMode}
      />
      <QueuedMessages conversationId={id} />
      {mode === 'note' ? (
        <NoteComposer id={id} onDone={() => setMode('answer')} />
      ) : (
        <Composer id={id} firstName={firstName} />
      )}
    </div>
  )
}
