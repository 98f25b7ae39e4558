import { Dialog } from '@chignon/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Loaded } from '../../lib/loaded.tsx'
import { stepUpQuestionAtom } from './step-up-atoms.ts'
import { StepUpForm } from './step-up-form.tsx'
import { stepUpQuery } from './step-up-queries.ts'

/** Asks the person to confirm that it is them, before what moves money or changes who may do what. */
export function StepUpDialog() {
  const { t } = useLingui()
  const question = useAtomValue(stepUpQuestionAtom)
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) question?.answer(false)
      }}
      size="small"
      title={t`Confirm that it is you`}
      description={t`This moves money or changes who may do what. It holds for 15 minutes.`}
    >
      <Loaded query={stepUpQuery({})}>
        {({ data }) => <StepUpForm methods={data.methods} onConfirmed={() => question?.answer(true)} />}
      </Loaded>
    </Dialog>
  )
}
