import { showToastAtom } from '@chignon/app-kit/browser/toast-atoms'
import { maxPromoCodeLength } from '@chignon/contract/commerce/commerce-rules'
import type { StaffPromoCode } from '@chignon/contract/commerce/staff-promo-code'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { FormDialog } from '../shell/form-dialog.tsx'
import { LimitFields } from './limit-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useCodeForm } from './use-code-form.ts'

type CodeDialogProps = {
  /** Undefined for a new one. */
  changed?: StaffPromoCode
  open: boolean
  onClose: () => void
}

/** Makes a code, which takes a number and two presses, or changes one from now on (PROMO-8, PROMO-10). */
export function CodeDialog({ changed, open, onClose }: CodeDialogProps) {
  const { t } = useLingui()
  const showToast = useSetAtom(showToastAtom)
  const form = useCodeForm(changed)
  const { errorOf } = form
  const submit = async () => {
    const isDone = await form.submit((code) => showToast({ tone: 'success', message: t`“${code}” is made.` }))
    if (isDone) onClose()
  }
  const wasUsed = changed?.was_used === true
  return (
    <FormDialog
      title={changed ? t`Change ${changed.code}` : t`New code`}
      {...(wasUsed
        ? { description: t`Changes count from now on. Orders that have the code stay as they are.` }
        : {})}
      submit={changed ? <Trans>Save</Trans> : <Trans>Make code</Trans>}
      isBusy={form.isBusy}
      open={open}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <TermsFields
        value={form.terms}
        onValueChange={form.setTerms}
        now={form.now}
        errorOf={errorOf}
        isSubmitted={form.isSubmitted}
        isFocused
      />
      <TextField
        label={t`Code`}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={form.code}
        onValueChange={form.setCode}
        disabled={wasUsed}
        hint={wasUsed ? t`An order has it, so it keeps its letters.` : t`Letters A to Z, digits and hyphens.`}
        error={errorOf('code')}
        maxLength={maxPromoCodeLength}
        isRequired
      />
      <LimitFields
        value={form.limits}
        onValueChange={form.setLimits}
        startsAt={changed?.starts_at ?? null}
        errorOf={errorOf}
      />
    </FormDialog>
  )
}
