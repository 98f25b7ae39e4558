import { Checkbox } from '@chignon/ui/checkbox'
import { FormMessage } from '@chignon/ui/form-message'
import { TextField } from '@chignon/ui/text-field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '../../../lib/data/use-root-data.ts'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useProblemTexts } from '../../identity/account/use-problem-texts.ts'
import { PageLink } from '../../site/page-link.tsx'
import { newsletterFields } from './newsletter-fields.ts'

/** Requests the newsletter: the address, and whether opens may be counted (NEWSLETTER-4). */
export function NewsletterForm({ actionData }: { actionData: FormResult | undefined }) {
  const { t } = useLingui()
  const { viewer } = useRootData()
  const form = useForm(newsletterFields, {
    actionData,
    initialValues: { email: viewer.email },
    textOfProblem: useProblemTexts(),
  })
  return (
    <ActionForm form={form}>
      {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
      <TextField {...form.field('email')} label={t`E-mail`} />
      <Checkbox
        {...form.checkbox('declines_counting')}
        label={t`Do not record whether I open it`}
        hint={t`Otherwise a tiny picture from our own server tells us that an issue was opened. If you open none for five months, we stop sending them.`}
      />
      <SubmitButton form={form}>
        <Trans>Subscribe to the newsletter</Trans>
      </SubmitButton>
      <p className="text-small text-text-muted">
        <Trans>
          It starts only after you confirm your address, and one click in any issue ends it. More in the{' '}
          <PageLink to="/support/privacy-policy" className="underline underline-offset-4">
            privacy policy
          </PageLink>
          .
        </Trans>
      </p>
    </ActionForm>
  )
}
