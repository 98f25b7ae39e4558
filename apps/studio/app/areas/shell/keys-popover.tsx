import { Button } from '@chignon/ui/button'
import { Kbd } from '@chignon/ui/kbd'
import { Popover } from '@chignon/ui/popover'
import { Switch } from '@chignon/ui/switch'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { arePageKeysOnAtom } from '../../lib/page-keys-atom.ts'

/** What a key does, or a row of keys, of which the first and the last are given. */
export type PageKey = { keys: readonly (readonly string[])[]; does: string }

/** The keys of a page, and a switch for those who dictate or press letters by accident. */
export function KeysPopover({ keys }: { keys: readonly PageKey[] }) {
  const { t } = useLingui()
  const [areKeysOn, setAreKeysOn] = useAtom(arePageKeysOnAtom)
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
          {keys.map(({ keys: pressed, does }) => (
            <div key={does} className="flex items-center justify-between gap-4">
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
