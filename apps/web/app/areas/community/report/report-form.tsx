import { FormMessage } from '@chignon/ui/form-message'
import { RadioGroup } from '@chignon/ui/radio-group'
import { TextareaField } from '@chignon/ui/textarea-field'
import type { ReportReason, ReportSubjectType } from '@chignon/contract/community/report'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionForm } from '../../../lib/forms/action-form.tsx'
import type { FormResult } from '../../../lib/forms/form-result.ts'
import { SubmitButton } from '../../../lib/forms/submit-button.tsx'
import { useForm } from '../../../lib/forms/use-form.ts'
import { useProblemTexts } from '../../identity/account/use-problem-texts.ts'
import { reportFields } from './report-fields.ts'

type ReportFormProps = {
  subject: ReportSubjectType
  id: string
  actionData?: FormResult | undefined
}

/** The form of a report, replaced by a thank-you. */
export function ReportForm({ subject, id, actionData }: ReportFormProps) {
  const { t } = useLingui()
  const reasons = useReasons()
  const form = useForm(reportFields, {
    action: `/report?subject=${subject}&id=${id}`,
    actionData,
    textOfProblem: useProblemTexts(),
  })
  if (form.result?.outcome === 'done') return <FormMessage tone="success">{form.result.message}</FormMessage>
  return (
    <ActionForm form={form}>
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="id" value={id} />
      {form.message && <FormMessage tone="error">{form.message}</FormMessage>}
      <RadioGroup
        label={t`Why are you reporting this?`}
        name="reason"
        isRequired
        error={form.errorOf('reason')}
        options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
      />
      <TextareaField {...form.field('text')} label={t`What should we know? (optional)`} rows={3} dir="auto" />
      <SubmitButton form={form} size="medium" isWide={false} className="justify-self-start">
        <Trans>Send report</Trans>
      </SubmitButton>
    </ActionForm>
  )
}

function useReasons(): Record<ReportReason, string> {
  const { t } = useLingui()
  return {
    spam: t`Advertising or spam`,
    harassment: t`Insults or harassment`,
    hate: t`Hate towards a group of people`,
    sexual: t`Sexual content`,
    violence: t`Violence or danger`,
    privacy: t`Shows private data or a person without consent`,
    copyright: t`Someone else’s picture or text`,
    false: t`False or dangerous advice`,
    other: t`Something else`,
  }
}
