import { Button } from '@chignon/ui/button'
import { Kbd } from '@chignon/ui/kbd'
import { Popover } from '@chignon/ui/popover'
import { Switch } from '@chignon/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { areKeysOnAtom } from './keys-atom.ts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The keys of a review, and whether the single ones are on. */
export function KeysPopover() {
  const { t } = useLingui()
  const [areKeysOn, setAreKeysOn] = useAtom(areKeysOnAtom)
  const keys = [
    { id: 'next', keys: [['j']], does: t`Next question` },
    { id: 'previous', keys: [['k']], does: t`Previous question` },
    { id: 'mark', keys: [['0'], ['9']], does: t`Mark from 0 to 90%` },
    { id: 'field', keys: [['m']], does: t`Type a mark` },
    { id: 'comment', keys: [['c']], does: t`Comment` },
    { id: 'leave', keys: [['Escape']], does: t`Leave the field` },
    { id: 'decide', keys: [[isApple ? 'Meta' : 'Ctrl', 'Enter']], does: t`Decide` },
  ]
  return (
    <Popover
      label={t`Keys`}
      align="end"
      trigger={
        <Button variant="secondary" className="max-sm:hidden">
          <Trans>Keys</Trans>
        </Button>
      }
    >
      <div className="flex w-72 max-w-full flex-col gap-5">
        <dl className="flex flex-col gap-2.5">
          {keys.map(({ id, keys: pressed, does }) => (
            <div key={id} className="flex items-center justify-between gap-4">
              <dt>{does}</dt>
              <dd className="flex shrink-0 items-center gap-1.5" dir="ltr">
                {pressed.map((each, index) => (
                  <span key={each.join('+')} className="flex items-center gap-1.5">
                    {index > 0 && <span className="text-text-muted">–</span>}
                    <Kbd keys={each} />
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Switch label={t`Single letters and digits`} checked={areKeysOn} onCheckedChange={setAreKeysOn} />
      </div>
    </Popover>
  )
}
