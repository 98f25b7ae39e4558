import { maxNameLength } from '@chignon/contract/identity/identity-rules'
import { passkeyEndpoints } from '@chignon/contract/identity/passkey'
import { Button } from '@chignon/ui/button'
import { FormMessage } from '@chignon/ui/form-message'
import { TextField } from '@chignon/ui/text-field'
import { startRegistration } from '@simplewebauthn/browser'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { createCall } from '@chignon/app-kit/data/call'
import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { openedForField } from '../../../../lib/forms/opened-for-field.ts'
import { useOpenedFor } from '../../../../lib/forms/opened-for.tsx'
import { useRootData } from '../../../../lib/data/use-root-data.ts'

/** Creates a passkey in the browser and adds it under a name. Loaded on demand. */
export default function AddPasskey() {
  const { t } = useLingui()
  const { locale } = useRootData()
  const submit = useSubmit()
  const openedFor = useOpenedFor()
  const [name, setName] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function add(): Promise<void> {
    setIsWaiting(true)
    setFailure(null)
    try {
      const { data } = await createCall({ base: '/bff', locale })(passkeyEndpoints.creation, {})
      const response = await startRegistration({ optionsJSON: data })
      const form = {
        intent: 'add-passkey',
        name: name.trim() || t`Passkey`,
        response: JSON.stringify(response),
        [openedForField]: openedFor,
      }
      await submit(form, { method: 'post', preventScrollReset: true })
      setName('')
    } catch (error) {
      setFailure(
        error instanceof ProblemError
          ? error.problem.message
          : t`No passkey was created. Your device may not support it, or it has one already.`,
      )
    }
    setIsWaiting(false)
  }

  return (
    <div className="grid max-w-96 justify-items-start gap-4">
      {failure && <FormMessage tone="error">{failure}</FormMessage>}
      <TextField
        label={t`Name of the passkey`}
        hint={t`So that you recognise it later: “My phone”.`}
        value={name}
        maxLength={maxNameLength}
        onValueChange={setName}
        className="w-full"
      />
      <Button variant="secondary" isBusy={isWaiting} onClick={() => void add()}>
        <Trans>Add a passkey</Trans>
      </Button>
    </div>
  )
}
