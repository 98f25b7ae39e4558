import type { Passkey } from '@chignon/contract/identity/passkey'
import { AlertDialog } from '@chignon/ui/alert-dialog'
import { Button } from '@chignon/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useHydrated } from '../../../../lib/browser/use-hydrated.ts'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { openedForField } from '../../../../lib/forms/opened-for-field.ts'
import { useOpenedFor } from '../../../../lib/forms/opened-for.tsx'

type RemovePasskeyProps = { passkey: Pick<Passkey, 'id' | 'name'>; isBusy: boolean }

/** Removes a passkey after a question: in a dialog, or before scripts have loaded in an element that opens. */
export function RemovePasskey({ passkey: { id, name }, isBusy }: RemovePasskeyProps) {
  const { t } = useLingui()
  const submit = useSubmit()
  const openedFor = useOpenedFor()
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  if (!isHydrated) {
    return (
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center">
          <Trans>Remove</Trans>
        </summary>
        <MemberForm>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="remove-passkey" variant="danger">
            <Trans>Remove the passkey</Trans>
          </Button>
        </MemberForm>
      </details>
    )
  }
  const remove = () => {
    setIsOpen(false)
    const form = { intent: 'remove-passkey', id, [openedForField]: openedFor }
    void submit(form, { method: 'post', preventScrollReset: true })
  }
  return (
    <>
      <Button
        variant="secondary"
        aria-describedby={`passkey-${id}`}
        isBusy={isBusy}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={
          <Trans>
            Remove the passkey “<bdi>{name}</bdi>”?
          </Trans>
        }
        description={t`You can no longer log in with it. Also delete it on your device, where it stays in the list of passkeys.`}
        labels={{ confirm: t`Remove`, cancel: t`Keep it` }}
        isDangerous
        onConfirm={remove}
      />
    </>
  )
}
